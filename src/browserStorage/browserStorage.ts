/**
 * A storage of the browser that may be full, or forbid every access, even the reading of `window.localStorage`. What cannot be
 * read is null; writing and removing return whether they could.
 */
const safeStorage = (storage: () => Storage) => {
  const attempt = (change: (storage: Storage) => void): boolean => {
    try {
      change(storage());
      return true;
    } catch {
      return false;
    }
  };
  const getItem = (key: string): string | null => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  };
  return {
    getItem,
    /** Returns what was stored as JSON; undefined if nothing was, or what is no JSON. */
    readJson: (key: string): unknown => {
      try {
        return JSON.parse(getItem(key) ?? '') as unknown;
      } catch {
        return undefined;
      }
    },
    setItem: (key: string, value: string): boolean => attempt((stored) => stored.setItem(key, value)),
    removeItem: (key: string): boolean => attempt((stored) => stored.removeItem(key)),
    /** Returns the keys of all that is stored. */
    keys: (): string[] => {
      try {
        return Object.keys(storage());
      } catch {
        return [];
      }
    },
  };
};

// Looked up at each call: an opened state or capsule has storages of its own in their place.
export const safeLocalStorage = safeStorage(() => window.localStorage);
export const safeSessionStorage = safeStorage(() => window.sessionStorage);
