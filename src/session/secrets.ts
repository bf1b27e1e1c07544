/** What was typed to sign in; it must never be part of an action or of the state. */
export interface Credentials {
  usernameOrEmail: string;
  password: string;
}

const drawer = new Map<number, Credentials>();
let last = 0;

/** Puts a secret away and returns the number under which it can be taken out once. */
export function put(secret: Credentials): number {
  last += 1;
  drawer.set(last, secret);
  return last;
}

/** Takes the secret out; undefined if it was taken before. */
export function take(number: number): Credentials | undefined {
  const secret = drawer.get(number);
  drawer.delete(number);
  return secret;
}
