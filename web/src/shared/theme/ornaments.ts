const drawn = { content: '""', position: 'absolute' } as const

/** The ring around a drilled hole, as a pseudo-element on the left edge of its box. */
export const ring = {
  ...drawn,
  left: 0,
  width: 16,
  height: 16,
  borderRadius: '50%',
  border: '4px solid',
  borderColor: 'secondary.main',
  bgcolor: 'background.default',
} as const

/** Moves a ring onto the line above its box. */
export const onLine = { top: -9 } as const

/** The line from one ring to the next: down on a phone, to the right on a desktop. */
export const traceLine = {
  ...drawn,
  top: { xs: 8, md: 7 },
  left: { xs: 7, md: 0 },
  width: { xs: 2, md: '100%' },
  height: { xs: '100%', md: 2 },
  bgcolor: 'primary.main',
} as const

/** Copper contacts like on the edge of a board. */
export const contacts = {
  height: 12,
  color: 'secondary.main',
  background: 'repeating-linear-gradient(90deg, currentColor 0 10px, transparent 10px 16px)',
} as const

/**
 * The same along the lower edge of a large panel, which ends with a whole contact. It covers the
 * panel, because a box at the edge would shift when the browser paints before all is parsed.
 */
export const panelContacts = {
  ...drawn,
  inset: '0 24px',
  pointerEvents: 'none',
  color: 'secondary.main',
  background:
    'linear-gradient(90deg, currentColor 62%, transparent 0) 0 100% / 16px 18px round no-repeat',
} as const
