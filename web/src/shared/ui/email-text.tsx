/** An email address, which breaks before its “@” where it does not fit on a line. */
export function EmailText({ children }: { children: string }) {
  const at = Math.max(children.lastIndexOf('@'), 0)
  return (
    <span className="email" translate="no">
      <span>{children.slice(0, at)}</span>
      <span>{children.slice(at)}</span>
    </span>
  )
}
