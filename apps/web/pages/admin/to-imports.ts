import { redirect } from 'react-router'
import { paths } from '../../paths.ts'

/** What is brought in is looked at first. */
export function clientLoader() {
  throw redirect(paths.adminImports)
}
