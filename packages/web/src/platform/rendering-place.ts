let isServer = false;

/** Whether pages are made here for all visitors: then there is no visitor whose storage could be read. */
export const isRenderedForAll = (): boolean => isServer;

/** Says so, before anything else of the pages is loaded. */
export const renderForAll = (): void => {
  isServer = true;
};
