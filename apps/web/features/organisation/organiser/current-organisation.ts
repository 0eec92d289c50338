import { mayAs, type OrganisationPermission } from '@laurel/contract/organisation-rights'
import type { OwnOrganisation } from '@laurel/contract/organisations'
import { createContext, useContext } from 'react'

/** The organisation that the screens around are about; the layout of the area gives it. */
export const CurrentOrganisation = createContext<OwnOrganisation | undefined>(undefined)

export function useOrganisation(): OwnOrganisation {
  const organisation = useContext(CurrentOrganisation)
  if (!organisation) throw new Error('There is no organisation here.')
  return organisation
}

/** Whether the signed-in person may do that in the organisation; the server decides anew. */
export const useMay = (permission: OrganisationPermission): boolean =>
  mayAs(useOrganisation().role, permission)
