import { CopyButton } from '../copy-button.tsx'

/** Copies the address of the page; `what` it shows: "comparison". */
export const CopyLink = ({ what }: { what: string }) => (
  <CopyButton
    text={() => window.location.href}
    done={`The link to this ${what} is copied`}
    failed="The link could not be copied. Please copy it from the address bar."
  >
    Copy link
  </CopyButton>
)
