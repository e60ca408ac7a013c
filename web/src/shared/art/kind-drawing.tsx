export const isKindDrawing = (src = ''): boolean => src.startsWith('/kinds/')

interface Props {
  src: string
  className: string
  /** In px; the drawing is 4:3. */
  width: number
}

/** The drawing of a kind of part, without alternative text. Unlike in an `img`, the palette of the page colours it. */
export const KindDrawing = ({ src, className, width }: Props) => (
  <svg
    aria-hidden="true"
    className={className}
    viewBox="0 0 480 360"
    width={width}
    height={(width * 3) / 4}
  >
    <use href={`${src}#drawing`} />
  </svg>
)
