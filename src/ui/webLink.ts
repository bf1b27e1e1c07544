/** Returns the address if it may be followed, which only those of the web may; null for all others, unfinished ones too. */
export function webLink(address: string): string | null {
  return /^https?:\/\//i.test(address.trim()) && URL.canParse(address.trim()) ? address.trim() : null;
}
