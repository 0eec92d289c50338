/** What a shell runs to repeat one test of a file, named as vitest does, or a whole file. */
export function rerunCommand(command, file, name) {
  const pattern = name?.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const test = name ? ` -t ${quoted(`^${pattern}$`)}` : ''
  return `${command} -- ${quoted(file)}${test}`
}

const quoted = (text) =>
  /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`
