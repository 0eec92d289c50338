/** The account PostgreSQL runs as when the server itself is root, which PostgreSQL refuses. */
export interface OsUser {
  readonly uid: number
  readonly gid: number
}
