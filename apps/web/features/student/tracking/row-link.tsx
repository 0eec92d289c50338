import type { ComponentProps } from 'react'
import { ButtonLink } from '../../../ui/button.tsx'
import { rememberOpened, useListPlace } from '../../catalogue/scholarships/return-focus.ts'

type RowLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'to'> & { to: string }

/** A link out of the list; who comes back goes on there. */
export function RowLink(props: RowLinkProps) {
  const place = useListPlace()
  const id = `row-link-${props.to}`
  return <ButtonLink {...props} id={id} onClick={() => rememberOpened(place, id)} />
}
