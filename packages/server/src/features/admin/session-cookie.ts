import type { FastifyReply, FastifyRequest } from 'fastify';

/** Writes and reads the cookie that carries the session token. */
export interface SessionCookie {
  read(request: FastifyRequest): string | null;
  set(request: FastifyRequest, reply: FastifyReply, token: string): void;
  clear(request: FastifyRequest, reply: FastifyReply): void;
}

/** What our tokens look like; anything else is not even hashed. */
const tokenForm = /^[\w-]{43}$/;

/**
 * Behind HTTPS the cookie is Secure and its `__Host-` name forbids other hosts and paths to set it; on a
 * laptop without TLS browsers would refuse both.
 */
export function sessionCookie(publicUrl: string | null): SessionCookie {
  const isSecure = (request: FastifyRequest): boolean =>
    publicUrl?.startsWith('https:') || request.protocol === 'https';
  const write = (request: FastifyRequest, reply: FastifyReply, token: string, end: string) => {
    const [name, secure] = isSecure(request) ? ['__Host-pp-session', '; Secure'] : ['pp-session', ''];
    reply.header('set-cookie', `${name}=${token}; Path=/; HttpOnly; SameSite=Lax${secure}${end}`);
  };
  return {
    read: (request) => readToken(request, isSecure(request) ? '__Host-pp-session=' : 'pp-session='),
    set: (request, reply, token) => write(request, reply, token, ''),
    clear: (request, reply) => write(request, reply, '', '; Max-Age=0'),
  };
}

function readToken(request: FastifyRequest, start: string): string | null {
  const pairs = request.headers.cookie?.split(';').map((pair) => pair.trim()) ?? [];
  const token = pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
  return token !== undefined && tokenForm.test(token) ? token : null;
}
