import type { ComponentProps } from 'react'

type Props = ComponentProps<'button'> & {
  variant?: 'contained' | 'outlined' | undefined
  color?: 'primary' | 'error'
  loading?: boolean
}

/** Like MUI's small button, which has a price in each row of a table. Loading, it keeps the focus. */
export const RowButton = ({ variant, color, loading, ...button }: Props) => (
  <button
    type="button"
    className={`row-button ${variant ?? ''} ${color ?? ''}`}
    aria-busy={loading}
    {...button}
  />
)
