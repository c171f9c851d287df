/** What a tool in a frame says to the page around it (docs/embedding.md). */
export type ParentMessage =
  | { readonly type: 'pp:ready' }
  | { readonly type: 'pp:height'; readonly height: number }
  | { readonly type: 'pp:address'; readonly address: string }
  | { readonly type: 'pp:added'; readonly ids: readonly string[] }
  | {
      readonly type: 'pp:cart';
      readonly items: readonly { readonly articleNumber: string; readonly quantity: number }[];
      /** Names of the parts that the shop has to be asked for. */
      readonly asked: readonly string[];
      /** The address that puts the items into the cart; null where the shop takes a form. */
      readonly address: string | null;
    }
  | { readonly type: 'pp:quote' }
  | { readonly type: 'pp:event'; readonly event: unknown };

let origin: string | null = null;

/** Remembers who is around this page; only an allowed origin is ever given here. */
export const meetParent = (allowed: string): void => {
  origin = allowed;
};

/** Says something to the page around this one. False: nobody allowed is there. */
export function tellParent(message: ParentMessage): boolean {
  if (origin === null) return false;
  window.parent.postMessage(message, origin);
  return true;
}
