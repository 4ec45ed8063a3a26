import type { Command } from 'commander'

/** A node in the tree of commands: `laurel events`, and the words that may follow it. */
type Place = { path: string; words: { word: string; about: string }[] }

/**
 * Returns the completion script for a shell, generated from the tree of commands. If no word fits, files are completed.
 */
export function writeCompletion(shell: 'bash' | 'zsh' | 'fish', program: Command): string {
  const places = placesOf(program, program.name())
  return { bash: forBash, zsh: forZsh, fish: forFish }[shell](places)
}

function placesOf(command: Command, path: string): Place[] {
  const help = command.createHelp()
  const commands = help.visibleCommands(command).filter((each) => each.name() !== 'help')
  const options = help.visibleOptions(command).map(({ long, short, description }) => ({
    word: long ?? short ?? '',
    about: description,
  }))
  const choices = command.registeredArguments[0]?.argChoices ?? []
  const words = [
    ...commands.map((each) => ({ word: each.name(), about: each.description() })),
    ...choices.map((word) => ({ word, about: '' })),
    ...options,
  ]
  return [{ path, words }, ...commands.flatMap((each) => placesOf(each, `${path} ${each.name()}`))]
}

/** Follows the words that name commands, and leaves the node in `place`. The same code works in bash and zsh. */
function walk(places: Place[], words: string): string {
  const paths = places.map(({ path }) => `'${path}'`).join('|')
  return `  local place='laurel' word
  for word in ${words}; do
    case "$place $word" in
      ${paths}) place="$place $word" ;;
    esac
  done`
}

function forBash(places: Place[]): string {
  const cases = places.map(({ path, words }) => `    '${path}') words='${words.map(({ word }) => word).join(' ')}' ;;`)
  return `# Completion of laurel for bash.
_laurel() {
${walk(places, `"\${COMP_WORDS[@]:1:COMP_CWORD-1}"`)}
  local words=
  case "$place" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _laurel laurel
`
}

function forZsh(places: Place[]): string {
  const described = ({ word, about }: Place['words'][number]) => quoted(`${word}:${about.replaceAll(':', '\\:')}`)
  const cases = places.map(({ path, words }) => `    '${path}') offered=(${words.map(described).join(' ')}) ;;`)
  return `#compdef laurel
_laurel() {
${walk(places, `"\${(@)words[2,CURRENT-1]}"`)}
  local -a offered
  case "$place" in
${cases.join('\n')}
  esac
  _describe 'laurel' offered || _files
}
compdef _laurel laurel
`
}

function forFish(places: Place[]): string {
  const cases = places.map(({ path }) => `'${path}'`).join(' ')
  const lines = places.flatMap(({ path, words }) =>
    words.map(({ word, about }) => {
      const offer = word.startsWith('--') ? `-l ${word.slice(2)}` : `-f -a ${word}`
      return `complete -c laurel -n 'test (__laurel_place) = "${path}"' ${offer} -d ${quoted(about)}`
    }),
  )
  return `# Completion of laurel for fish.
function __laurel_place
  set -l place laurel
  for word in (commandline -opc)[2..-1]
    switch "$place $word"
      case ${cases}
        set place "$place $word"
    end
  end
  echo $place
end
${lines.join('\n')}
`
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
