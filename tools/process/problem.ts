/** Something the person at the terminal can mend: its message is one plain sentence saying how. */
export class Problem extends Error {}
