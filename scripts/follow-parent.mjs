import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const PERIOD_MS = 500

/**
 * Calls back once when the process that started this one is gone. A shell in between, as npm puts
 * one, outlives it for as long as this process runs, so then the shell's parent is watched too.
 */
export function onParentGone(callBack) {
  const parent = process.ppid
  const shell = describe(parent)
  const isShell = /^(ba|da|a|z|k)?sh$|^busybox/.test(shell.name)
  const timer = setInterval(() => {
    const isHere = process.ppid === parent && (!isShell || describe(parent).ppid === shell.ppid)
    if (isHere) return
    clearInterval(timer)
    callBack()
  }, PERIOD_MS)
  timer.unref()
}

function describe(pid) {
  try {
    return process.platform === 'linux' ? describeOnLinux(pid) : describeElsewhere(pid)
  } catch {
    return { name: '', ppid: 0 }
  }
}

function describeOnLinux(pid) {
  // proc(5): pid (name) state ppid ...; the name may hold spaces and brackets.
  const [, name, ppid] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  return { name: name ?? '', ppid: Number(ppid ?? 0) }
}

function describeElsewhere(pid) {
  const line = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' })
  const [ppid, command = ''] = line.trim().split(/\s+/)
  return { name: command.replace(/^-|^.*\//g, ''), ppid: Number(ppid) }
}
