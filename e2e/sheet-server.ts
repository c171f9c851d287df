import { createServer } from 'node:http';

/** A web server that stands for the host of the retailer's spreadsheet; a journey decides what it answers. */
export interface SheetServer {
  readonly address: string;
  /** The file as it is now. */
  content: string;
  /** The status that it answers with. */
  status: number;
  stop(): Promise<void>;
}

/** Starts the host of the spreadsheet on a free port. */
export async function startSheetServer(): Promise<SheetServer> {
  const server = createServer((_request, response) => {
    response.writeHead(sheet.status, { 'content-type': 'text/csv; charset=utf-8' }).end(sheet.content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  const port = typeof at === 'object' && at !== null ? at.port : 0;
  const sheet: SheetServer = {
    address: `http://127.0.0.1:${port}/wheelsets.csv`,
    content: '',
    status: 200,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return sheet;
}
