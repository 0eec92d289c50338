import { redirect } from 'react-router'
import { paths } from '../../paths.ts'

/** The area has no page of its own above its lists. */
export function clientLoader() {
  throw redirect(paths.adminSubscriptions)
}
