/**
 * The number of typos between two words, or -1 if there are more than `most`: letters that were added, left
 * out, replaced, or swapped with their neighbor (optimal string alignment distance).
 */
export function typos(right: string, typed: string, most: number): number {
  if (Math.abs(right.length - typed.length) > most) return -1
  let before: number[] = []
  let last = Array.from({ length: typed.length + 1 }, (_, place) => place)
  for (let i = 1; i <= right.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= typed.length; j++) {
      const isSame = right[i - 1] === typed[j - 1]
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (isSame ? 0 : 1))
      const isSwapped =
        i > 1 && j > 1 && right[i - 1] === typed[j - 2] && right[i - 2] === typed[j - 1]
      if (isSwapped) cost = Math.min(cost, at(before, j - 2) + 1)
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return -1
    before = last
    last = row
  }
  const total = at(last, typed.length)
  return total > most ? -1 : total
}

const at = (row: number[], place: number): number => row[place] ?? Number.POSITIVE_INFINITY
