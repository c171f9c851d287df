// The floor: node:http alone, sending bytes that it was given once.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const body = readFileSync(process.env.BODY_FILE ?? '');
const server = createServer((request, response) => {
  if (request.headers['if-none-match'] === '"floor"') {
    response.writeHead(304, { etag: '"floor"' });
    response.end();
    return;
  }
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'br',
    'content-length': body.length,
    etag: '"floor"',
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`);
});
