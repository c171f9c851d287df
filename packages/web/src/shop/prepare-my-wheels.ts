import { hasMine, myWheelsAccess } from './my-wheels-access.ts';

/** Fetches the rules of own wheels where this visitor, or the address, has some. */
export async function prepareMyWheels(query: string): Promise<void> {
  if (myWheelsAccess.getState().areThere || hasMine(query)) await import('./my-wheels.ts');
}
