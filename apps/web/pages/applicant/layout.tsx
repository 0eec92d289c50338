import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useMemo } from 'react'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router'
import { logOut } from '../../api/log-out.ts'
import { keepOwnAnswers } from '../../api/own-answers.ts'
import { ServerState } from '../../api/query-client.tsx'
import { useSession } from '../../api/use-session.ts'
import { BesideLists } from '../../features/student/assistant/beside/beside-lists.tsx'
import { QuestionArea } from '../../features/catalogue/matches/ask-question.tsx'
import { Popups } from '../../features/money/popups/popups.tsx'
import { useLoginOffers } from '../../features/money/popups/use-login-offers.ts'
import { useStats } from '../../features/catalogue/listings/use-lists.ts'
import { builtScreens } from '../../built-screens.ts'
import { keepAppSoon } from '../../offline/keep-app-soon.ts'
import { paths } from '../../paths.ts'
import { usePageHandle } from '../signed-in/page-handle.ts'
import { Shell } from '../signed-in/shell.tsx'
import { menuOf } from './menu-items.ts'
import type { Applicant } from '@laurel/contract/profile'
import { optionalPart } from '../../ui/optional-part.ts'

const UnsentAnswers = optionalPart(
  () => import('../../features/student/applications/drafts/unsent-answers.tsx'),
)

const home = { label: 'Dashboard', to: paths.dashboard }

/** Everything signed in; a visitor is sent to the login page. */
export default function ApplicantLayout() {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  // The login page leads back here. One object, or each render would navigate again.
  const comingFrom = useMemo(() => ({ from: pathname + search + hash }), [pathname, search, hash])
  if (!session) return <Navigate to={paths.login} replace state={comingFrom} />
  // Specification 2, section 4: without a first name the account is not complete.
  if (session.user.firstName === '' && pathname !== paths.profile())
    return <Navigate to={paths.profile('personal')} replace />
  return (
    <ServerState key={session.user.id}>
      <SignedInShell user={session.user} />
    </ServerState>
  )
}

function SignedInShell({ user }: { user: Applicant }) {
  useLoginOffers(user)
  const client = useQueryClient()
  useEffect(() => keepOwnAnswers(client), [client])
  useEffect(keepAppSoon, [])
  const navigate = useNavigate()
  const stats = useStats()
  const page = usePageHandle()
  const leave = async () => {
    if (await logOut()) await navigate(paths.home)
  }
  return (
    <Shell
      user={user}
      menu={menuOf({ matches: stats.data?.yourRecommendation })}
      home={home}
      onLogout={() => void leave()}
    >
      <QuestionArea>
        <BesideLists isList={page?.isList === true && builtScreens.assistance}>
          <Outlet />
        </BesideLists>
        <Popups />
      </QuestionArea>
      <Suspense fallback={null}>
        <UnsentAnswers />
      </Suspense>
    </Shell>
  )
}
