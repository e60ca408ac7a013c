type Store = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

export const localStore = storage('localStorage')
export const sessionStore = storage('sessionStorage')

function storage(name: 'localStorage' | 'sessionStorage'): Store {
  try {
    // Some embedded browsers have no storage.
    return window[name] ?? memory()
  } catch {
    return memory()
  }
}

/** Fallback for blocked browser storage: lasts as long as the page. */
function memory(): Store {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}
