export interface Line {
  id: string
  quantity: number
}

export type Change = { type: 'added'; id: string } | { type: 'removed'; id: string }

export function cart(lines: Line[], change: Change): Line[] {
  switch (change.type) {
    case 'added': {
      const old = lines.find(({ id }) => id === change.id)
      if (!old) return [...lines, { id: change.id, quantity: 1 }]
      return lines.map((line) => (line === old ? { ...line, quantity: line.quantity + 1 } : line))
    }
    case 'removed':
      return lines.filter(({ id }) => id !== change.id)
  }
}
