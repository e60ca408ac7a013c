export const deleteTexts = (what: string) => ({
  label: 'Delete',
  question: `Delete ${what}?`,
  warning: 'Are you sure? If you once delete it then you never can be restored again.',
  yes: 'Delete',
  no: 'Keep',
})
