import { hasChoice, isSameChoice } from '@tech-house/api/parts/specifications/choice'

export const toggle = (list: string[], value: string): string[] =>
  list.includes(value) ? list.filter((other) => other !== value) : [...list, value]

/** The same for values that a URL may spell otherwise. */
export const toggleChoice = (list: string[], value: string): string[] =>
  hasChoice(list, value) ? list.filter((other) => !isSameChoice(other, value)) : [...list, value]
