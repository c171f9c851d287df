import { createServer, type IncomingMessage } from 'node:http';
import { adminCode, test as staffTest } from './admin.ts';

/** A shop of another origin: its cart, and pages that show the tools in frames. */
interface ShopPage {
  /** Scheme, host and port. */
  readonly origin: string;
  /** Requests of its cart: the address or the body of a form. */
  readonly cart: string[];
  /** What its page holds at `/page`. */
  html: string;
  stop(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}

/** Starts a shop on a free port; `localhost` is another origin and another site than the tools' 127.0.0.1. */
async function startShopPage(): Promise<ShopPage> {
  const server = createServer(async (request, response) => {
    const { url = '/', method } = request;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (url.startsWith('/cart')) {
      shop.cart.push(method === 'POST' ? await bodyOf(request) : url);
      response.end('<!doctype html><title>Cart</title><h1>Your cart</h1>');
      return;
    }
    response.end(url === '/page' ? `<!doctype html><title>Shop</title>${shop.html}` : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  const port = typeof at === 'object' && at !== null ? at.port : 0;
  const shop: ShopPage = {
    origin: `http://localhost:${port}`,
    cart: [],
    html: '',
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return shop;
}

/** A `test` with such a shop, whose origin the server's settings may name. */
export const testWithShop = (settings: (origin: string) => Readonly<Record<string, string>>) =>
  staffTest.extend<Record<never, never>, { readonly shop: ShopPage }>({
    shop: [
      async ({ browserName: _browser }, use) => {
        const shop = await startShopPage();
        await use(shop);
        await shop.stop();
      },
      { scope: 'worker' },
    ],
    serverEnvironment: [
      async ({ shop }, use) => use({ ADMIN_CODE: adminCode, ...settings(shop.origin) }),
      { scope: 'worker' },
    ],
  });
