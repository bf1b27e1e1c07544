/** Returns the first letter of a name, whole also where it is written with more than one sign. */
export function initial(name: string): string {
  const [first] = new Intl.Segmenter().segment(name);
  return first?.segment ?? '';
}
