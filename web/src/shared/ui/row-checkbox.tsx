interface Props {
  label: string
  checked: boolean
  isMixed?: boolean
  disabled?: boolean
  onChange: () => void
}

/** The browser's own, because a table has one for each row. */
export const RowCheckbox = ({ label, isMixed = false, ...input }: Props) => (
  <input
    {...input}
    type="checkbox"
    aria-label={label}
    ref={(element) => {
      if (element) element.indeterminate = isMixed
    }}
  />
)
