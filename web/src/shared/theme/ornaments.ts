const drawn = { content: '""', position: 'absolute' } as const

/** The ring around a drilled hole, as a pseudo-element at the left end of the line above. */
export const ring = {
  ...drawn,
  top: -9,
  left: 0,
  width: 16,
  height: 16,
  borderRadius: '50%',
  border: '4px solid',
  borderColor: 'secondary.main',
  bgcolor: 'background.default',
} as const

export const contacts = {
  height: 12,
  color: 'secondary.main',
  background: 'repeating-linear-gradient(90deg, currentColor 0 10px, transparent 10px 16px)',
} as const

/** It covers the panel: a box at its edge would shift when the browser paints before all is parsed. */
export const panelContacts = {
  ...drawn,
  inset: '0 24px',
  pointerEvents: 'none',
  color: 'secondary.main',
  background:
    'linear-gradient(90deg, currentColor 62%, transparent 0) 0 100% / 16px 18px round no-repeat',
} as const
