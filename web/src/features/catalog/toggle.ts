export const toggle = (list: string[], value: string): string[] =>
  list.includes(value) ? list.filter((other) => other !== value) : [...list, value]
