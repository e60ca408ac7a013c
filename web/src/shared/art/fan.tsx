interface Props {
  at: [x: number, y: number]
  radius: number
}

const blades = [0, 51, 103, 154, 206, 257, 309]

/** Drawn with a radius of 50 and scaled. */
export function Fan({ at: [x, y], radius }: Props) {
  return (
    <g transform={`translate(${x} ${y}) scale(${radius / 50})`}>
      <circle r="50" fill="var(--well)" />
      <g fill="var(--blade)">
        {blades.map((turn) => (
          <path
            key={turn}
            d="M4-12Q14-34 6-46 30-42 36-27 24-22 12-4Z"
            transform={`rotate(${turn})`}
          />
        ))}
      </g>
      <circle r="48" fill="none" stroke="var(--glow)" strokeWidth="2.5" />
      <circle r="15" fill="var(--shroud)" />
      <circle r="8" fill="var(--copper)" />
    </g>
  )
}
