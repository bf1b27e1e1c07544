const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 26;

/** Bytes from here on are drawn again: 248 is a multiple of 62, so that each character is equally likely. */
const UNFAIR_FROM = 256 - (256 % ALPHABET.length);

/** Returns a new password of 26 letters and digits from the browser's cryptographic source. */
export function generatedPassword(): string {
  let password = '';
  while (password.length < LENGTH) {
    const bytes = crypto.getRandomValues(new Uint8Array(LENGTH - password.length));
    for (const byte of bytes) {
      if (byte < UNFAIR_FROM) password += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return password;
}
