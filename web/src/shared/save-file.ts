const types = { csv: 'text/csv;charset=utf-8', json: 'application/json' }

export function saveFile(name: `${string}.${keyof typeof types}`, text: string): void {
  const type = name.endsWith('.json') ? types.json : types.csv
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
