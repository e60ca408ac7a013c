interface Kept extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  keys(): string[]
}

/** What the browser keeps for every tab. */
export const everyTab = storage('localStorage')
/** What the browser keeps for this tab. */
export const thisTab = storage('sessionStorage')

/** For visitors who have blocked the browser's storage: lasts as long as the page. */
function memory(): Kept {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    keys: () => [...items.keys()],
  }
}

function storage(name: 'localStorage' | 'sessionStorage'): Kept {
  try {
    // Some apps that show pages have none at all.
    const items: Storage | null = window[name]
    return items ? kept(items) : memory()
  } catch {
    return memory()
  }
}

function kept(items: Storage): Kept {
  return {
    getItem: (key) => items.getItem(key),
    setItem: (key, value) => items.setItem(key, value),
    removeItem: (key) => items.removeItem(key),
    keys: () => Object.keys(items),
  }
}
