import { Link, type LinkProps } from 'react-router-dom'

export const TextLink = (props: LinkProps) => <Link className="text-link" {...props} />
