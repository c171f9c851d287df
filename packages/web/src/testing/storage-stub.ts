/** What a browser's storage can do to us. */
export type StorageMood = 'working' | 'full' | 'unreadable';

/** A storage in memory that can be full (writes throw) or unreadable (everything throws). */
export function storageStub(entries: Readonly<Record<string, string>> = {}, mood: StorageMood = 'working') {
  const kept = new Map(Object.entries(entries));
  const refuse = (when: boolean) => {
    if (when) throw new DOMException('refused', 'QuotaExceededError');
  };
  return {
    kept,
    get length(): number {
      refuse(mood === 'unreadable');
      return kept.size;
    },
    key: (place: number): string | null => [...kept.keys()][place] ?? null,
    getItem(key: string): string | null {
      refuse(mood === 'unreadable');
      return kept.get(key) ?? null;
    },
    setItem(key: string, text: string): void {
      refuse(mood !== 'working');
      kept.set(key, text);
    },
    removeItem(key: string): void {
      refuse(mood === 'unreadable');
      kept.delete(key);
    },
  };
}
