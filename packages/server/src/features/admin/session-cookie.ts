import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Writes and reads the cookies of staff. Works in scopes that have `@fastify/cookie`. */
export interface StaffCookie {
  read(request: FastifyRequest): string | null;
  set(request: FastifyRequest, reply: FastifyReply, token: string): void;
  clear(request: FastifyRequest, reply: FastifyReply): void;
}

/** What our tokens look like; anything else is not even hashed. */
const tokenForm = /^[\w-]{43}$/;

/**
 * A cookie with a random token. Behind HTTPS it is Secure and its `__Host-` name forbids other hosts and paths to set
 * it; on a laptop without TLS browsers would refuse both. Without `maxAge` (seconds) it ends with the browser.
 */
function staffCookie(name: string, publicUrl: string | null, maxAge?: number): StaffCookie {
  const isSecure = (request: FastifyRequest): boolean =>
    publicUrl?.startsWith('https:') || request.protocol === 'https';
  const nameFor = (request: FastifyRequest): string => (isSecure(request) ? `__Host-${name}` : name);
  const options = (request: FastifyRequest): CookieSerializeOptions => ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request),
  });
  return {
    read: (request) => {
      const token = request.cookies[nameFor(request)];
      return token !== undefined && tokenForm.test(token) ? token : null;
    },
    set: (request, reply, token) => {
      reply.setCookie(nameFor(request), token, {
        ...options(request),
        ...(maxAge === undefined ? {} : { maxAge }),
      });
    },
    clear: (request, reply) => {
      reply.clearCookie(nameFor(request), options(request));
    },
  };
}

/** Carries the session. */
export const sessionCookie = (publicUrl: string | null): StaffCookie => staffCookie('pp-session', publicUrl);

/** How long a browser stays known after a login, in days. */
export const deviceDays = 180;

/** Carries the mark of a browser in which somebody has signed in; it opens nothing, it only has its own count. */
export const deviceCookie = (publicUrl: string | null): StaffCookie =>
  staffCookie('pp-device', publicUrl, deviceDays * 24 * 60 * 60);

/** Carries a login between its two steps; it opens nothing by itself. */
export const loginStepCookie = (publicUrl: string | null): StaffCookie =>
  staffCookie('pp-login', publicUrl, 10 * 60);
