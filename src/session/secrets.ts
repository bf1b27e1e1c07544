/** The number under which a secret lies in the drawer; the type says what lies there. */
export type Handle<Secret> = number & { readonly secret: Secret };

const drawer = new Map<number, unknown>();
let last = 0;

/** Puts away what must never be part of an action or of the state, and returns the number under which it can be taken out once. */
export function put<Secret>(secret: Secret): Handle<Secret> {
  last += 1;
  drawer.set(last, secret);
  return last as Handle<Secret>;
}

/** Takes the secret out; undefined if it was taken before. */
export function take<Secret>(handle: Handle<Secret>): Secret | undefined {
  const secret = drawer.get(handle) as Secret | undefined;
  drawer.delete(handle);
  return secret;
}
