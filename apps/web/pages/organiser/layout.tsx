import type { OwnOrganisation } from '@laurel/contract/organisations'
import type { Applicant } from '@laurel/contract/profile'
import { useMemo } from 'react'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router'
import { logOut } from '../../api/log-out.ts'
import { ServerState } from '../../api/query-client.tsx'
import { useSession } from '../../api/use-session.ts'
import { useChosenOrganisation } from '../../features/organisation/organiser/chosen-organisation.ts'
import { CurrentOrganisation } from '../../features/organisation/organiser/current-organisation.ts'
import { SampleMark } from '../../features/organisation/organiser/sample-mark.tsx'
import { useOwnOrganisations } from '../../features/organisation/organiser/use-own-organisations.ts'
import { paths } from '../../paths.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { useSteadyPending } from '../../ui/use-steady-pending.ts'
import { WaitingRows } from '../../ui/waiting-rows.tsx'
import { usePageHandle } from '../signed-in/page-handle.ts'
import { Shell } from '../signed-in/shell.tsx'
import { menuOf } from './menu-items.ts'

const home = { label: 'Overview', to: paths.organiser }

/** For members of organisations: each screen is about one of theirs. */
export default function OrganiserLayout() {
  const session = useSession()
  const comingFrom = useComingFrom()
  if (!session) return <Navigate to={paths.login} replace state={comingFrom} />
  return (
    <ServerState key={session.user.id}>
      <OrganiserShell user={session.user} />
    </ServerState>
  )
}

/** Where to lead back to. One object, or each render would navigate again. */
function useComingFrom() {
  const { pathname, search, hash } = useLocation()
  return useMemo(() => ({ from: pathname + search + hash }), [pathname, search, hash])
}

function OrganiserShell({ user }: { user: Applicant }) {
  const navigate = useNavigate()
  const leave = async () => {
    if (await logOut()) await navigate(paths.home)
  }
  const chosenId = useChosenOrganisation(user.id)
  const { data } = useOwnOrganisations()
  const menu = menuOf(chosenOf(data, chosenId)?.role)
  return (
    <Shell user={user} menu={menu} home={home} onLogout={() => void leave()}>
      <OrganisationPage chosenId={chosenId} />
    </Shell>
  )
}

/** The one that was chosen last on this device, else the first. */
const chosenOf = (
  own: readonly OwnOrganisation[] | undefined,
  chosenId: string | null,
): OwnOrganisation | undefined => own?.find(({ id }) => id === chosenId) ?? own?.[0]

/**
 * It asks for the organisations itself: an answer may be there in this render that the menu has not
 * heard of, and somebody with an organisation would be led away as if they had none.
 */
function OrganisationPage({ chosenId }: { chosenId: string | null }) {
  const { data, isPending, isError, isFetching, refetch } = useOwnOrganisations()
  const isWaiting = useSteadyPending(isPending)
  const page = usePageHandle()
  const comingFrom = useComingFrom()
  if (isError && data === undefined)
    return (
      <ErrorPanel
        message="We couldn’t load your organization."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (isWaiting || data === undefined)
    return <WaitingRows label="Loading your organization" isShown={isWaiting} />
  const organisation = chosenOf(data, chosenId)
  // Whoever was led here comes back once there is an organisation.
  if (!organisation) return <Navigate to={paths.organiserStart} replace state={comingFrom} />
  return (
    <CurrentOrganisation value={organisation}>
      {organisation.isSample && <SampleMark isFullWidth={page?.isFullWidth ?? false} />}
      <Outlet key={organisation.id} />
    </CurrentOrganisation>
  )
}
