import { useCallback, useState } from 'react';

/** Returns the ids of the mappings in which something would be lost, and what their blocks tell it with. */
export function useUnsavedMappings() {
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const onUnsaved = useCallback((id: string, isUnsaved: boolean) => {
    setUnsaved((before) => {
      if (before.includes(id) === isUnsaved) return before;
      return isUnsaved ? [...before, id] : before.filter((other) => other !== id);
    });
  }, []);
  return { unsaved, onUnsaved };
}
