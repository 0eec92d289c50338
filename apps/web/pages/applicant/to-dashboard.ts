import { type ClientLoaderFunctionArgs, redirect } from 'react-router'
import { paths } from '../../paths.ts'

/** /app and /dashboard/… lead to the same screens below /auth. */
export function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const rest = params['*']
  const { search } = new URL(request.url)
  throw redirect(rest ? `${paths.dashboard}/${rest}${search}` : paths.dashboard)
}
