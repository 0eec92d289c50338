// Imported first, and so written for old Nodes: it speaks before newer syntax or calls can fail.
const major = Number(process.versions.node.split('.')[0])
if (major < 20) {
  console.error(
    `Node ${process.versions.node} is too old: Laurel needs Node 20 or later to install itself. It then brings its own.`,
  )
  process.exit(1)
}
