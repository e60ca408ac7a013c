/** A window with room for something that stays in it. */
export const roomy = '@media (min-height: 480px)'
