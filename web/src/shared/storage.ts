interface Store extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  keys(): string[]
}

/** `localStorage`, shared by all tabs. */
export const localStore = storage('localStorage')
/** `sessionStorage` of this tab. */
export const sessionStore = storage('sessionStorage')

/** Fallback for blocked browser storage: lasts as long as the page. */
function memory(): Store {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    keys: () => [...items.keys()],
  }
}

function storage(name: 'localStorage' | 'sessionStorage'): Store {
  try {
    // Some embedded browsers have no storage.
    const items: Storage | null = window[name]
    return items ? wrap(items) : memory()
  } catch {
    return memory()
  }
}

function wrap(items: Storage): Store {
  return {
    getItem: (key) => items.getItem(key),
    setItem: (key, value) => items.setItem(key, value),
    removeItem: (key) => items.removeItem(key),
    keys: () => Object.keys(items),
  }
}
