export const id = 3320;
export const ids = [3320];
export const modules = {

/***/ 3320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findRule: () => (/* binding */ findRule),
  ruleIds: () => (/* binding */ ruleIds)
});

// EXTERNAL MODULE: ./build/base/order.js
var order = __webpack_require__(4172);
;// CONCATENATED MODULE: ./build/checks/rules/agent-skill/allowed-tools.js
const rule = {
    id: 'agent-skill/allowed-tools',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'the allowed-tools of a skill are not a string',
    why: 'The field is one string; a client skips a skill where it is a number, a mapping or nothing.',
    fix: 'Write the tools as one string, separated by blanks, or remove the field.',
    example: { bad: 'allowed-tools: {read: true}', good: 'allowed-tools: Read Grep' },
    messages: {
        'wrong-type': 'The value is neither a string nor a list.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent-skill/allowed-tools-list.js
const allowed_tools_list_rule = {
    id: 'agent-skill/allowed-tools-list',
    severity: 'warning',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'the allowed-tools of a skill are not separated by blanks',
    why: 'The field is one string, separated by blanks. Many clients read a list or commas as well, and some grant no tool at all.',
    fix: 'Write the tools as one string, separated by blanks.',
    example: { bad: 'allowed-tools: [Read, Grep]', good: 'allowed-tools: Read Grep' },
    messages: {
        list: 'The value is a list.',
        commas: 'The tools are separated by commas.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent-skill/compatibility.js
const compatibility_rule = {
    id: 'agent-skill/compatibility',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'the compatibility of a skill is not 1 to 500 characters',
    why: 'The field is a short string; a client skips a skill where it is not.',
    fix: 'Say in 1 to 500 characters what the skill needs, or remove the field.',
    example: { bad: 'compatibility: ""', good: 'compatibility: Needs git.' },
    messages: {
        'wrong-type': 'The value is not a string.',
        empty: 'The value is empty.',
        'too-long': 'The value has more than 500 characters.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent-skill/description.js
const description_rule = {
    id: 'agent-skill/description',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'a skill has no usable description',
    why: 'The description is what a model sees before it picks a skill. A client skips a skill without one, or with one over 1024 characters.',
    fix: 'Say in 1 to 1024 characters what the skill does and when to use it.',
    example: { bad: 'description: ""', good: 'description: Reads a page. Use when a page is given.' },
    messages: {
        missing: 'There is no description.',
        'wrong-type': 'The description is not a string.',
        blank: 'The description holds nothing but blanks.',
        'too-long': 'The description has more than 1024 characters.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent-skill/encoding.js
const encoding_rule = {
    id: 'agent-skill/encoding',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'the file of a skill is not text that a client reads',
    why: 'A client that cannot decode the file skips the skill.',
    fix: 'Save SKILL.md as UTF-8, and keep it short.',
    example: { bad: 'SKILL.md saved as UTF-16', good: 'SKILL.md saved as UTF-8' },
    messages: {
        'utf-16': 'The file is UTF-16.',
        'not-utf8': 'The bytes are not UTF-8.',
        'too-large': 'The file is larger than what is read.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent-skill/frontmatter.js
const frontmatter_rule = {
    id: 'agent-skill/frontmatter',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'the frontmatter of SKILL.md cannot be read',
    why: 'Name and description of a skill are in its frontmatter. A client that cannot read it skips the skill without a word to the user.',
    fix: 'Begin the file with "---", one "key: value" a line, and "---"; put values with ": " in double quotes.',
    example: {
        bad: 'description: Use when: a page is given',
        good: 'description: "Use when: a page is given"',
    },
    messages: {
        'byte-order-mark': 'A byte-order mark stands before the first line.',
        missing: 'The file does not begin with frontmatter.',
        'not-at-start': 'Something stands before or behind the opening line.',
        unclosed: 'No line closes the frontmatter.',
        empty: 'There is nothing between the two lines.',
        'not-a-mapping': 'The frontmatter is YAML and not a mapping.',
        'unquoted-colon': 'A value holds a colon and a blank without quotes.',
        syntax: 'The frontmatter is not YAML.',
        refused: 'The frontmatter uses YAML that careful readers refuse.',
        'duplicate-key': 'A key occurs twice.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent-skill/license.js
const license_rule = {
    id: 'agent-skill/license',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'the license of a skill is not a string',
    why: 'The field is a string; a client skips a skill whose fields have other types.',
    fix: 'Write the license as one string, or remove it.',
    example: { bad: 'license: [MIT]', good: 'license: MIT' },
    messages: {
        'wrong-type': 'The value is something other than a string.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent-skill/location.js
const location_rule = {
    id: 'agent-skill/location',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'a skill cannot be read inside the package',
    why: 'A client loads a skill only from a regular file inside the package and skips it otherwise.',
    fix: 'Put the directory or file itself in the place of the link.',
    example: { bad: 'skills/read -> /srv/skills/read', good: 'skills/read/SKILL.md as a file' },
    messages: {
        outside: 'The directory or its SKILL.md is a link that leads outside, to nothing or in a circle.',
        'not-a-file': 'SKILL.md is a directory.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent-skill/metadata.js
const metadata_rule = {
    id: 'agent-skill/metadata',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'the metadata of a skill does not map strings to strings',
    why: 'A client reads metadata as strings by name and skips a skill where it is something else.',
    fix: 'Write one string a key below "metadata".',
    example: { bad: 'metadata: {tags: [a, b]}', good: 'metadata: {tags: "a, b"}' },
    messages: {
        'wrong-type': 'The metadata is not a mapping.',
        nested: 'A value is a list or a mapping.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent-skill/metadata-value.js
const metadata_value_rule = {
    id: 'agent-skill/metadata-value',
    severity: 'warning',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'a metadata value of a skill is not a string',
    why: 'An unquoted 1.0 is a number and an unquoted yes may be a truth value. Clients load the skill, and some lose the value.',
    fix: 'Put the value in quotes.',
    example: { bad: 'metadata: {version: 1.0}', good: 'metadata: {version: "1.0"}' },
    messages: {
        'not-string': 'The value is a number, a truth value or nothing.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent-skill/name.js
const name_rule = {
    id: 'agent-skill/name',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'a skill has no well-formed name',
    why: 'Clients find a skill by its name and skip one whose name is missing or malformed.',
    fix: 'Write name: with 1 to 64 lowercase letters or digits and single hyphens inside, the same as the directory.',
    example: { bad: 'name: Read_Page', good: 'name: read-page' },
    messages: {
        missing: 'There is no name.',
        'wrong-type': 'The name is not a string, such as an unquoted number.',
        form: 'The name is not well formed.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent-skill/name-directory.js
const name_directory_rule = {
    id: 'agent-skill/name-directory',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'the name of a skill differs from its directory',
    why: 'A client looks the skill up by its directory and skips it where the two differ.',
    fix: 'Give the skill the name of its directory.',
    example: {
        bad: 'name: reader in skills/read/SKILL.md',
        good: 'name: read in skills/read/SKILL.md',
    },
    messages: {
        differs: 'Name and directory differ.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent-skill/not-discovered.js
const not_discovered_rule = {
    id: 'agent-skill/not-discovered',
    severity: 'note',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'a skill lies where no client looks',
    why: 'Clients look for skills/<name>/SKILL.md, exactly so. A skill deeper down, at the root or with another case is never seen.',
    fix: 'Move the file to skills/<name>/SKILL.md.',
    example: { bad: 'skills/pages/read/SKILL.md', good: 'skills/read/SKILL.md' },
    messages: {
        nested: 'The file lies deeper than one directory below "skills".',
        loose: 'The file lies directly in "skills".',
        root: 'The file lies at the root of the package.',
        'file-name': 'The file name has another case.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent-skill/unknown-key.js
const unknown_key_rule = {
    id: 'agent-skill/unknown-key',
    severity: 'warning',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'the frontmatter of a skill has an unknown key',
    why: 'Clients do not know the key and do not act on it; a strict check counts it as an error.',
    fix: 'Correct the key, or move it below "metadata" as a string.',
    example: { bad: 'version: "1.0"', good: 'metadata: {version: "1.0"}' },
    messages: {
        unknown: 'The key is not part of Agent Skills.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent/body-blank.js
const body_blank_rule = {
    id: 'agent/body-blank',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'an agent has no instructions',
    why: 'The text after the frontmatter is what the agent is told. A host refuses an agent without any.',
    fix: 'Write the instructions below the frontmatter.',
    example: {
        bad: 'a file that ends with the closing ---',
        good: 'the same file with "Read the page and sum it up." behind it',
    },
    messages: { blank: 'Nothing but blanks follows the frontmatter.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent/budget.js
const budget_rule = {
    id: 'agent/budget',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'an agent keeps back as many calls as it has',
    why: 'The reserve for reading is taken from the tool calls. Where it is not smaller, no call is left for the work, and a host refuses the agent.',
    fix: 'Make "readReserve" smaller than "toolCalls".',
    example: {
        bad: 'budget: {toolCalls: 10, readReserve: 10, synthesis: 1}',
        good: 'budget: {toolCalls: 10, readReserve: 3, synthesis: 1}',
    },
    messages: { reserve: 'readReserve is not less than toolCalls.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent/missing-key.js
const missing_key_rule = {
    id: 'agent/missing-key',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'an agent lacks a field that every host asks for',
    why: 'A host refuses an agent in which a required field is missing, so none of it loads.',
    fix: 'Add the field.',
    example: { bad: 'an agent without "description"', good: 'description: Reads pages.' },
    messages: { missing: 'A required field is not there.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent/skill-unknown.js
const skill_unknown_rule = {
    id: 'agent/skill-unknown',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'an agent binds a skill that its package does not have',
    why: 'Bound skills come from the same package. A host cannot start an agent whose skill is not there.',
    fix: 'Name a skill of this package, or add the skill.',
    example: { bad: 'skills: [raed]', good: 'skills: [read]' },
    messages: { unknown: 'No skill of the package has this name.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent/unknown-key.js
const agent_unknown_key_rule = {
    id: 'agent/unknown-key',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'an agent has a field that hosts do not know',
    why: 'The frontmatter of an agent is closed: a host refuses the whole agent for one field it does not know.',
    fix: 'Correct the spelling, or delete the field.',
    example: { bad: 'descripton: Reads pages.', good: 'description: Reads pages.' },
    messages: { unknown: 'The key is no field of an agent.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent/value.js
const value_rule = {
    id: 'agent/value',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a field of an agent holds a value that hosts refuse',
    why: 'A host knows a closed set or range of values for the field, and refuses an agent with another one.',
    fix: 'Write one of the values that the field takes.',
    example: { bad: 'category: reserch', good: 'category: research' },
    messages: {
        blank: 'A text is blank.',
        'not-one-of': 'The value is none of the words the field takes.',
        'out-of-range': 'The number is outside its range.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/agent/wrong-type.js
const wrong_type_rule = {
    id: 'agent/wrong-type',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a field of an agent holds another kind of value',
    why: 'A host refuses an agent in which a field has another type than it expects.',
    fix: 'Write the kind of value that the field takes.',
    example: { bad: 'version: "1"', good: 'version: 1' },
    messages: { 'wrong-type': 'The value has another type.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/entry-file.js
const entry_file_rule = {
    id: 'capability/entry-file',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'an entry lacks the file that makes it one',
    why: "A task without task.yaml or a skill without SKILL.md is never offered; an owner's one still keeps its name from a plugin's.",
    fix: 'Add the file, or remove the directory.',
    example: { bad: 'tasks/sync/run.sh', good: 'tasks/sync/task.yaml\ntasks/sync/run.sh' },
    messages: {
        missing: 'The directory has no task.yaml or SKILL.md, or it is no file.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/implementation.js
const implementation_rule = {
    id: 'capability/implementation',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'the implementation of a task is not there',
    why: 'The task is offered in no menu and every job that names it fails.',
    fix: 'Add the file beside task.yaml, or name one that is there.',
    example: {
        bad: 'implementation: run.sh   # no such file',
        good: 'implementation: run.sh   # beside task.yaml',
    },
    messages: {
        missing: 'No file of that name is in the directory of the task.',
        'not-a-file': 'What has that name is a directory or something else.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/inventory.js
const inventory_rule = {
    id: 'capability/inventory',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'the inventory of plugins cannot be trusted',
    why: 'What is installed and enabled decides whose tasks run. An inventory that is not understood may be the one that disables, so no plugin contributes until it is put right.',
    fix: 'Give a JSON list of objects with name, installed and enabled, or the state.json of the host.',
    example: {
        bad: '[{ "name": "notes", "enabled": "no" }]',
        good: '[{ "name": "notes", "installed": true, "enabled": false }]',
    },
    messages: {
        unreadable: 'The inventory is missing, is no JSON, or has a row that is not understood.',
        'row-twice': 'Two rows have one name; the plugin counts only if both say so.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/name.js
const capability_name_rule = {
    id: 'capability/name',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'nothing can ask for an entry of this name',
    why: 'Names with a separator, a blank, or characters that do not show are refused wherever they come from, so the entry can never be looked up.',
    fix: 'Rename the entry; jobs store its name, so do it before anybody uses it.',
    example: { bad: 'tasks/sync:notes/', good: 'tasks/sync-notes/' },
    messages: {
        refused: 'The name is refused by the rule that holds for every caller.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/name-not-portable.js
const name_not_portable_rule = {
    id: 'capability/name-not-portable',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'the name of an entry cannot exist on every system',
    why: 'A clone on Windows fails or gets another name, and a job that stores this one finds nothing there.',
    fix: 'Rename the entry.',
    example: { bad: 'tasks/con/', good: 'tasks/console/' },
    messages: {
        reserved: 'A device name such as con or nul.',
        character: 'A character such as ? or *.',
        ending: 'The name ends with a dot or a blank.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/name-twins.js
const name_twins_rule = {
    id: 'capability/name-twins',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'two names are one to some systems',
    why: 'Look-up is exact everywhere, but a file system that folds case or normalises accents holds only one of the two.',
    fix: 'Rename one of the two.',
    example: { bad: 'tasks/Sync/ and tasks/sync/', good: 'tasks/sync/ and tasks/sync-all/' },
    messages: {
        same: 'One folder has two entries of one name, such as a directory and a file.',
        case: 'Two names differ only in upper and lower case.',
        normalisation: 'Two names differ only in how their accents are encoded.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/outside.js
const outside_rule = {
    id: 'capability/outside',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'an entry leads out of its own directory',
    why: 'What runs would not be what was reviewed: it could be a file of another plugin or of the system.',
    fix: 'Keep everything of an entry inside its own directory, and put real directories and files in place of links.',
    example: { bad: 'implementation: ../other/run.sh', good: 'implementation: run.sh' },
    messages: {
        implementation: 'A file that the entry names or needs is really somewhere else.',
        link: 'The entry is a link out of its source, or to nothing.',
        folder: 'The folder of a kind is a link out of its source.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/plugin-missing.js
const plugin_missing_rule = {
    id: 'capability/plugin-missing',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'an installed plugin has no folder',
    why: 'Its capabilities are expected and silently not there.',
    fix: 'Install the plugin again, or take it out of the inventory.',
    example: {
        bad: 'inventory: notes is installed; plugins/ has no notes',
        good: 'inventory: notes is installed; plugins/notes/ is there',
    },
    messages: {
        folder: 'The inventory names a plugin that has no folder in the plugins directory.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/published-copy.js
const published_copy_rule = {
    id: 'capability/published-copy',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: "a file of the store is a copy of a plugin's file",
    why: 'Capabilities are loaded, never copied: the copy shadows the plugin, so updating and disabling it change nothing.',
    fix: 'Delete the copy; plugin-gate capabilities migrate deletes untracked ones after you reviewed its plan.',
    example: {
        bad: 'capabilities/tasks/sync/run.sh, the same bytes as plugins/a/tasks/sync/run.sh',
        good: 'plugins/a/tasks/sync/run.sh alone',
    },
    messages: {
        current: "The bytes are those of an installed plugin's file.",
        older: "The bytes are those of an older version in the plugin's git history.",
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/root.js
const root_rule = {
    id: 'capability/root',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'two sources are one directory, or lie in each other',
    why: 'An entry would be found twice under two owners, and what belongs to a plugin could be written as if it were yours.',
    fix: 'Give the store and each plugin a directory of its own.',
    example: {
        bad: 'plugins/notes -> ../capabilities',
        good: 'plugins/notes/ is a directory of its own',
    },
    messages: {
        twice: 'A plugin is the same directory as the store or another plugin.',
        nested: 'A plugin lies in the store or another plugin, or holds it.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/same-path.js
const same_path_rule = {
    id: 'capability/same-path',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: "a file of the store has the path of a plugin's file and other bytes",
    why: 'It may be a copy that somebody changed, or an override that is meant: only its owner can tell. Nothing touches it.',
    fix: 'Keep it if it is meant as an override; else delete it.',
    example: {
        bad: 'capabilities/tasks/sync/run.sh, changed',
        good: 'plugins/a/tasks/sync/run.sh alone',
    },
    messages: {
        differs: 'A plugin has a file of the same path with other bytes.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/shadows.js
const shadows_rule = {
    id: 'capability/shadows',
    severity: 'note',
    boundary: null,
    since: '0.1.0',
    summary: "an entry of yours shadows a plugin's",
    why: "This is how an owner overrides: the plugin's entry is not used, and its updates do not reach you.",
    fix: "Nothing, if it is meant; else delete your entry, and the plugin's has the name again.",
    example: {
        bad: 'capabilities/tasks/sync/ and plugins/a/tasks/sync/',
        good: 'plugins/a/tasks/sync/ alone',
    },
    messages: {
        name: "The owner's entry has the name of an enabled plugin's.",
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/shadows-changed.js
const shadows_changed_rule = {
    id: 'capability/shadows-changed',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: "a plugin's entry changed since yours began to shadow it",
    why: 'What you override is not any more what you saw: the plugin may have fixed what you worked around.',
    fix: 'Compare the two entries, take over what you want, and commit yours.',
    example: {
        bad: "your tasks/sync/ is from March, the plugin's from May",
        good: "your tasks/sync/ was committed after the plugin's last change",
    },
    messages: {
        newer: "The last commit of the plugin's entry is younger than that of the owner's.",
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/task-metadata.js
const task_metadata_rule = {
    id: 'capability/task-metadata',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'task.yaml is not complete',
    why: 'A task needs a name, a description and an implementation before anybody can choose it; one that is not understood never runs.',
    fix: 'Write a YAML mapping with name, description and implementation, all of them text.',
    example: {
        bad: 'name: Sync notes',
        good: 'name: Sync notes\ndescription: Syncs the notes.\nimplementation: run.sh',
    },
    messages: {
        syntax: 'The file is no strict YAML or no UTF-8, or has a key twice.',
        shape: 'The file is empty or no mapping.',
        'field-missing': 'name, description or implementation is not there or empty.',
        'field-type': 'A field is not text.',
        pattern: 'A file pattern is empty, too long, or could take too long to match.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/two-plugins.js
const two_plugins_rule = {
    id: 'capability/two-plugins',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'two enabled plugins provide one name',
    why: 'Only the first of them in order is used; which one that is changes when a plugin is enabled or renamed.',
    fix: 'Disable all but one of the plugins, or override the name with an entry of your own.',
    example: {
        bad: 'plugins/a/tasks/sync/ and plugins/b/tasks/sync/',
        good: 'plugins/a/tasks/sync/ alone',
    },
    messages: {
        name: 'Two or more enabled plugins have an entry of one kind and name.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/two-rows.js
const two_rows_rule = {
    id: 'capability/two-rows',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'two packages of a registry provide one name',
    why: 'Whoever enables both gets only one of the two. Nobody may enable both, so this is a warning.',
    fix: 'Rename one of the two entries, or say in the description that the packages exclude each other.',
    example: { bad: 'two rows with tasks/sync/', good: 'one of them with tasks/sync-notes/' },
    messages: {
        name: 'Packages of two rows have an entry of one kind and name.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/capability/unreadable.js
const unreadable_rule = {
    id: 'capability/unreadable',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a capability cannot be read',
    why: 'What cannot be read cannot be listed or run, and may hide what has the same name.',
    fix: 'Make the file or folder readable, and keep task.yaml small.',
    example: { bad: 'tasks is a file', good: 'tasks is a directory' },
    messages: {
        folder: 'The folder of a kind cannot be listed.',
        file: 'The metadata file of an entry cannot be opened.',
        large: 'The metadata file of an entry is over the cap.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/change/files-without-pin.js
const files_without_pin_rule = {
    id: 'change/files-without-pin',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'files that changed under an unchanged pin',
    why: 'The registry vouches for bytes that are no longer there; a host refuses the package.',
    fix: 'Bump the version in plugin.json, git add the files, and run plugin-gate pin; where the directory is gone, restore it or remove the row too.',
    example: {
        bad: 'kit/skills/read/SKILL.md   # edited\nsha256: 3bb9…              # as before',
        good: 'kit/skills/read/SKILL.md   # edited\nversion: 1.0.1\nsha256: 77f2…              # pinned again',
    },
    messages: {
        gone: 'git has changes below the directory of a local row whose sha256 is that of the base, and the directory is gone.',
        changed: 'git has changes below the directory of a local row whose sha256 is that of the base, and the digest differs.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/change/format-only.js
const format_only_rule = {
    id: 'change/format-only',
    severity: 'note',
    boundary: null,
    since: '0.1.0',
    summary: 'a registry whose format changed and nothing else',
    why: 'A reviewer can stop looking for a changed row.',
    fix: 'Nothing has to be done.',
    example: {
        bad: 'name: "page-kit"   # at the base\nname: page-kit     # now',
        good: 'name: page-kit     # at the base and now',
    },
    messages: {
        'format-only': 'The text of the registry differs from the base, and no row does.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/change/pre-release.js
const pre_release_rule = {
    id: 'change/pre-release',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a pre-release in place of a release',
    why: 'Everybody who installs from the registry gets the pre-release, also those who wanted what is finished.',
    fix: 'Keep the release until the next one is finished.',
    example: {
        bad: 'version: 1.0.0        # before\nversion: 1.1.0-rc.1   # now',
        good: 'version: 1.0.0   # before\nversion: 1.1.0   # now',
    },
    messages: {
        'replaces-release': 'The base has a release, the row now has a pre-release.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/change/registry-moved.js
const registry_moved_rule = {
    id: 'change/registry-moved',
    severity: 'note',
    boundary: null,
    since: '0.1.0',
    summary: 'a registry with another path than at the base',
    why: 'Rows are compared with the file it was before, so that moving it hides nothing.',
    fix: 'Nothing has to be done; whoever reads the registry has to learn the new path.',
    example: {
        bad: 'library/registry.yaml   # at the base\ncatalogue.yaml          # now',
        good: 'library/registry.yaml   # at the base and now',
    },
    messages: {
        moved: 'The base has no file at this path, and the registry it has at another path is gone.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/change/registry-removed.js
const registry_removed_rule = {
    id: 'change/registry-removed',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    review: true,
    summary: 'a registry that is gone',
    why: 'No package of it can be found any more.',
    fix: 'Restore the file, or let a person approve that it goes (docs/gate.md, "Approving", says how).',
    example: {
        bad: 'registry.yaml   # at the base, gone now',
        good: 'registry.yaml   # at the base and now',
    },
    messages: {
        removed: 'The base has a registry where the run looks for one, and now there is none.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/change/required-row-removed.js
const required_row_removed_rule = {
    id: 'change/required-row-removed',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a row that is gone while others require it',
    why: 'Every package that requires it can no longer be installed.',
    fix: 'Keep the row, or take it out of the "requires" of the others first.',
    example: {
        bad: 'name: base-kit        # at the base, gone now\nrequires: [plugin:base-kit]   # another row',
        good: 'name: base-kit\nrequires: [plugin:base-kit]   # another row',
    },
    messages: {
        required: 'The base has the row, and a row that is there now requires it.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/change/row-removed.js
const row_removed_rule = {
    id: 'change/row-removed',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    review: true,
    summary: 'a row that is gone',
    why: 'Nobody can install the package any more, and its name is free for somebody else.',
    fix: 'Keep the row, or let a person approve that it goes (docs/gate.md, "Approving", says how).',
    example: {
        bad: '- kind: skill\n  name: page-reader   # at the base\n[]                    # now',
        good: '- kind: skill\n  name: page-reader   # at the base and now',
    },
    messages: {
        removed: 'The base has the row, and no row requires it.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/change/row-renamed.js
const row_renamed_rule = {
    id: 'change/row-renamed',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    review: true,
    summary: 'a row that took another name',
    why: 'Who has the package under its old name gets no more updates, and the old name is free for somebody else.',
    fix: 'Keep the old name, or let a person approve the new one (docs/gate.md, "Approving", says how).',
    example: {
        bad: 'name: page-kit    # at the base\nname: pages-kit   # now, with the same digest',
        good: 'name: page-kit    # at the base and now',
    },
    messages: {
        renamed: 'One row went and one came with the same digest, the same source, or the same files but for the name in them.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/change/same-version-other-bytes.js
const same_version_other_bytes_rule = {
    id: 'change/same-version-other-bytes',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a version that has other bytes than before',
    why: 'Whoever has this version and whoever installs it now would have different code under one name and version, and nobody would be told. This is what tampering looks like.',
    fix: 'Bump the version in plugin.json and pin again; where nobody meant to change the bytes, restore them.',
    example: {
        bad: 'version: 1.0.0   # before: sha256 3bb9…\nversion: 1.0.0   # now:    sha256 77f2…',
        good: 'version: 1.0.0   # before: sha256 3bb9…\nversion: 1.0.1   # now:    sha256 77f2…',
    },
    messages: {
        same: 'The digest changed and the version is the same text.',
        build: 'The digest changed and the version differs only in build metadata, which orders nothing.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/change/similar-name.js
const similar_name_rule = {
    id: 'change/similar-name',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    review: true,
    summary: 'a new name that looks like another one',
    why: 'People type and read names quickly; a name next to a known one is how they are made to install something else.',
    fix: 'Choose a name that nobody takes for the other one, or let a person approve it (docs/gate.md, "Approving", says how).',
    example: {
        bad: 'name: page-reader\nname: page-raeder   # new',
        good: 'name: page-reader\nname: chart-maker   # new',
    },
    messages: {
        separators: 'The two names are equal without - and . in them.',
        confusable: 'The two names look alike: 1 and l, 0 and o, rn and m, letters of other alphabets.',
        swapped: 'Two neighbouring letters are exchanged.',
        distance: 'One letter differs in names of five letters and more, or two in names of twelve and more.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/change/source-moved.js
const source_moved_rule = {
    id: 'change/source-moved',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    review: true,
    summary: 'a source that moved to another place',
    why: 'Another owner decides from now on what people get under a name they already trust.',
    fix: 'Ask whoever looked after the package before, and let a person approve the change (docs/gate.md, "Approving", says how).',
    example: {
        bad: 'sourceUrl: https://github.com/acme/kits/tree/v1/kit\nsourceUrl: https://github.com/other/kits/tree/v2/kit',
        good: 'sourceUrl: https://github.com/acme/kits/tree/v1/kit\nsourceUrl: https://github.com/acme/kits/tree/v2/kit',
    },
    messages: {
        'other-repository': 'The owner or the repository of the URL is another one.',
        'into-this': 'The source was in another repository and is in this one now.',
        'out-of-this': 'The source was in this repository and is in another one now.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/change/version-back.js
const version_back_rule = {
    id: 'change/version-back',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a version that comes back with other bytes',
    why: 'Lock files and mirrors know this version with its earlier bytes; under the same name it must never be something else.',
    fix: 'Bump the version and pin again, or restore the bytes that the version had.',
    example: {
        bad: 'version: 1.0.0   # removed last month, sha256 3bb9…\nversion: 1.0.0   # added again,        sha256 77f2…',
        good: 'version: 1.0.0   # removed last month, sha256 3bb9…\nversion: 1.0.1   # added again,        sha256 77f2…',
    },
    messages: {
        'other-bytes': 'The history of the base has this name and version with another digest.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/change/version-lower.js
const version_lower_rule = {
    id: 'change/version-lower',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a version below one that this name already had',
    why: 'A host that has the higher version does not take the lower one, and a package that goes back brings mended faults back with it.',
    fix: 'Publish the older content under a new, higher version.',
    example: {
        bad: 'version: 1.2.0   # before\nversion: 1.1.0   # now',
        good: 'version: 1.2.0   # before\nversion: 1.2.1   # now',
    },
    messages: {
        lower: 'The base, or its history, has a higher version of this name.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/change/version-only.js
const version_only_rule = {
    id: 'change/version-only',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a new version with the bytes of the old one',
    why: 'An update that changes nothing costs everybody a download, and usually means that the new content was not committed or not pinned.',
    fix: 'Commit the new content and run plugin-gate pin, or leave the version as it was.',
    example: {
        bad: 'version: 1.0.0   # before: sha256 3bb9…\nversion: 1.1.0   # now:    sha256 3bb9…',
        good: 'version: 1.0.0   # before: sha256 3bb9…\nversion: 1.1.0   # now:    sha256 77f2…',
    },
    messages: {
        'same-bytes': 'The version changed and the digest did not.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/component/cycle.js
const cycle_rule = {
    id: 'component/cycle',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'components require each other in a circle',
    why: 'None of them could be loaded first, so a host refuses the package. The message shows the whole circle.',
    fix: 'Delete one reference of the circle.',
    example: {
        bad: 'skill:a requires agent:b, and agent:b requires skill:a',
        good: 'only skill:a requires agent:b',
    },
    messages: {
        cycle: 'The reference closes a circle.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/component/duplicate.js
const duplicate_rule = {
    id: 'component/duplicate',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a component is declared twice',
    why: 'Kind and id together name a component. With two of one name a reference has no single meaning, and a host refuses the package.',
    fix: 'Give the second one another id, or delete it.',
    example: {
        bad: 'two components of kind skill with the id read',
        good: 'one skill read and one skill skim',
    },
    messages: {
        duplicate: 'The same kind and id stand earlier in the list.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/component/id.js
const id_rule = {
    id: 'component/id',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a component id does not have the form of an id',
    why: 'Ids are used in references and markers, so a host takes only a narrow form.',
    fix: 'Use 1 to 80 of a-z 0-9 . _ -, a letter or digit first.',
    example: { bad: '"id": "Read Page"', good: '"id": "read-page"' },
    messages: {
        form: 'The id has another length or other characters than ids have.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/component/kind.js
const kind_rule = {
    id: 'component/kind',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'an unknown component kind',
    why: 'The kind decides how a host loads the file. It refuses one it does not know.',
    fix: 'Write one of the component kinds.',
    example: { bad: '"kind": "hook"', good: '"kind": "script"' },
    messages: {
        'unknown-kind': 'No host has components of this kind.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/component/missing-target.js
const missing_target_rule = {
    id: 'component/missing-target',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a component requires one that the package does not declare',
    why: 'Components refer only to others of the same package. A host refuses a package in which one is missing.',
    fix: 'Correct the reference, declare the component, or delete the reference.',
    example: { bad: '"requires": ["skill:raed"]', good: '"requires": ["skill:read"]' },
    messages: {
        missing: 'No component has this kind and id.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/component/outside-root.js
const outside_root_rule = {
    id: 'component/outside-root',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a component lies outside the resource root of its kind',
    why: 'Hosts load public components only from the root of their kind, so one that lies elsewhere would never load.',
    fix: 'Move the file into the root, or declare the root where the file is.',
    example: {
        bad: '"kind": "prompt", "path": "docs/sum-up.md"',
        good: '"kind": "prompt", "path": "prompts/sum-up.md"',
    },
    messages: {
        'no-root': 'The package has no resource root of this kind.',
        outside: 'The path is not inside the root.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/component/path.js
const path_rule = {
    id: 'component/path',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a component names no file of the package',
    why: 'A host loads a component from its file, and refuses the package where that is missing, is no regular file, or leads out.',
    fix: 'Name an existing file of the package, relative, with /.',
    example: { bad: '"path": "skills/read"', good: '"path": "skills/read/SKILL.md"' },
    messages: {
        empty: 'The path is the empty text.',
        backslash: 'The path has a backslash.',
        nul: 'The path has a NUL.',
        absolute: 'The path is absolute.',
        outside: 'The path climbs above the root.',
        missing: 'Nothing is there.',
        'leads-outside': 'A link on the way leads out of the package, or nowhere.',
        'not-a-file': 'The path names a directory.',
        'skill-file': 'The file of a skill has another name than SKILL.md.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/component/reference.js
const reference_rule = {
    id: 'component/reference',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a reference that names no component',
    why: 'References are looked up by kind and id. One that is written otherwise can never be found, and a host refuses the manifest.',
    fix: 'Write kind:id of a component of this package.',
    example: { bad: '"requires": ["read"]', good: '"requires": ["skill:read"]' },
    messages: {
        form: 'The text does not have the form kind:id.',
        'unknown-kind': 'No host has components of this kind.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/component/reference-twice.js
const reference_twice_rule = {
    id: 'component/reference-twice',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a component requires another one twice',
    why: 'The second mention changes nothing and makes a reader look for a difference.',
    fix: 'Delete the second mention.',
    example: { bad: '"requires": ["skill:a", "skill:a"]', good: '"requires": ["skill:a"]' },
    messages: {
        twice: 'The same reference stands earlier in the list.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/component/self-reference.js
const self_reference_rule = {
    id: 'component/self-reference',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a component requires itself',
    why: 'Nothing can be loaded before itself, so a host refuses the package.',
    fix: 'Delete the reference, or name the component that was meant.',
    example: { bad: 'skill:read with "requires": ["skill:read"]', good: 'skill:read without it' },
    messages: {
        self: 'The reference names the component it stands in.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/component/too-many.js
const too_many_rule = {
    id: 'component/too-many',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'more components than hosts take',
    why: 'A host refuses a manifest with more than 1,024 components.',
    fix: 'Split the package, or declare only the components that others refer to.',
    example: { bad: 'a list of 1,025 components', good: 'a list of 1,024 components' },
    messages: {
        'too-many': 'The list is longer than the cap.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/fleet/arguments.js
const arguments_rule = {
    id: 'fleet/arguments',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a code step has more arguments than hosts pass on',
    why: 'A host passes at most 64 arguments of at most 8,192 characters each, and refuses a step with more.',
    fix: 'Put long or many values into a file and name the file.',
    example: { bad: 'args: (70 entries)', good: 'args: ["--from", "list.txt"]' },
    messages: {
        'too-many': 'There are over 64 arguments.',
        'too-long': 'An argument has over 8,192 characters.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/fleet/dependency.js
const dependency_rule = {
    id: 'fleet/dependency',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a step depends on a step that cannot come before it',
    why: 'A host cannot order the steps and refuses the file.',
    fix: 'Name the id of another step of the same file.',
    example: { bad: 'dependencies: [raed]', good: 'dependencies: [read]' },
    messages: { self: 'The step depends on itself.', missing: 'No step has this id.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/fleet/dependency-cycle.js
const dependency_cycle_rule = {
    id: 'fleet/dependency-cycle',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'steps wait for each other',
    why: 'None of the steps of a cycle can ever start, so a host refuses the file.',
    fix: 'Delete one dependency of the cycle.',
    example: { bad: 'a depends on b, b depends on a', good: 'a depends on b, b depends on nothing' },
    messages: { cycle: 'The dependencies of these steps form a cycle.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/fleet/later-field.js
const later_field_rule = {
    id: 'fleet/later-field',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a field needs a later version than the file states',
    why: 'The version says which fields a host looks for. A field from a later version is refused.',
    fix: 'Raise "version" to the one that brought the field, or delete the field.',
    example: {
        bad: 'version: 2, and a step with "writes"',
        good: 'version: 4, and a step with "writes"',
    },
    messages: { later: 'The field came with a later version.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/fleet/missing-key.js
const fleet_missing_key_rule = {
    id: 'fleet/missing-key',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a fleet or playbook lacks a field that every host asks for',
    why: 'A host refuses a file in which a required field is missing, so none of it loads.',
    fix: 'Add the field.',
    example: { bad: 'a fleet without "maxWorkers"', good: 'maxWorkers: 2' },
    messages: { missing: 'A required field is not there.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/fleet/no-steps.js
const no_steps_rule = {
    id: 'fleet/no-steps',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a fleet or playbook has no steps',
    why: 'Without a step there is nothing to run, and a host refuses the file.',
    fix: 'Add at least one step.',
    example: {
        bad: 'steps: []',
        good: 'steps:\n  - id: read\n    agent: reader\n    scope: readonly',
    },
    messages: { empty: 'The list of steps is empty.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/fleet/step-form.js
const step_form_rule = {
    id: 'fleet/step-form',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a step is neither an agent step nor a code step',
    why: 'A host tells the two forms apart by their fields, and refuses a step that is both or none.',
    fix: 'Give the step either "agent" or "command", and "args" only with "command".',
    example: {
        bad: '- id: read\n  scope: readonly',
        good: '- id: read\n  agent: reader\n  scope: readonly',
    },
    messages: {
        both: 'The step has "agent" and "command".',
        neither: 'The step has neither.',
        arguments: 'An agent step has "args".',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/fleet/step-twice.js
const step_twice_rule = {
    id: 'fleet/step-twice',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'two steps have one id',
    why: 'A dependency on the id could mean either step, so a host refuses the file.',
    fix: 'Give one of the two another id.',
    example: { bad: 'two steps with "id: read"', good: '"id: read" and "id: check"' },
    messages: { twice: 'An earlier step has this id already.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/fleet/unknown-key.js
const fleet_unknown_key_rule = {
    id: 'fleet/unknown-key',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a fleet or playbook has a field that no known version has',
    why: 'A host ignores or refuses a field it does not know, so what it says does not happen.',
    fix: 'Correct the spelling, or delete the field.',
    example: { bad: 'maxWorker: 2', good: 'maxWorkers: 2' },
    messages: { unknown: 'The key is no field of any known version.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/fleet/value.js
const fleet_value_rule = {
    id: 'fleet/value',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a field of a fleet or playbook holds a value that hosts refuse',
    why: 'A host knows a closed set or range of values for the field, and refuses a file with another one.',
    fix: 'Write one of the values that the field takes.',
    example: { bad: 'onFailure: abort', good: 'onFailure: stop' },
    messages: {
        blank: 'A text is blank.',
        'not-one-of': 'The value is none of the words the field takes.',
        'out-of-range': 'The number is outside its range.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/fleet/writes.js
const writes_rule = {
    id: 'fleet/writes',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a step does not say plainly what it writes',
    why: 'A host grants a workspace step exactly the paths it names. Patterns and ways out of the workspace are refused.',
    fix: 'List at most 32 relative paths without patterns and without "..".',
    example: { bad: 'writes: ["src/*.ts"]', good: 'writes: ["src"]' },
    messages: {
        missing: 'A workspace step of version 4 or later has no "writes".',
        'too-many': 'There are over 32 paths.',
        glob: 'A path is a pattern.',
        climbs: 'A path has ".." in it.',
        'not-relative': 'A path is absolute or has backslashes.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/fleet/wrong-type.js
const fleet_wrong_type_rule = {
    id: 'fleet/wrong-type',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a field of a fleet or playbook holds another kind of value',
    why: 'A host refuses a file in which a field has another type than it expects.',
    fix: 'Write the kind of value that the field takes.',
    example: {
        bad: 'steps: read',
        good: 'steps:\n  - id: read\n    agent: reader\n    scope: readonly',
    },
    messages: { 'wrong-type': 'The value has another type.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/compatibility.js
const manifest_compatibility_rule = {
    id: 'manifest/compatibility',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'compatibility.clio is not a range that hosts take',
    why: 'The range decides which hosts install the package. A text that a host cannot read as a range makes it refuse the manifest.',
    fix: 'Write a semantic version range such as ">=0.5.0 <0.7.0 || ^1.0.0".',
    example: { bad: '"clio": "latest"', good: '"clio": ">=0.6.2"' },
    messages: {
        'too-long': 'The range has more than 256 characters.',
        'empty-part': 'There is nothing on one side of ||, or nothing at all.',
        'open-wildcard': 'A number stands behind a wildcard, as in 1.x.3.',
        'not-a-range': 'The text is no semantic version range.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/duplicate-key.js
const duplicate_key_rule = {
    id: 'manifest/duplicate-key',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a key occurs twice in one object',
    why: 'A host silently takes the last value, other readers may take the first. What a reviewer reads is then not what is installed.',
    fix: 'Keep one of the two and delete the other.',
    example: { bad: '{"version": "1.0.0", "version": "2.0.0"}', good: '{"version": "2.0.0"}' },
    messages: {
        duplicate: 'The key stands a second time at the marked place.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/evals-retired.js
const evals_retired_rule = {
    id: 'manifest/evals-retired',
    severity: 'note',
    boundary: null,
    since: '0.1.0',
    summary: 'the key evals is retired',
    why: 'Hosts accept the key and ignore it, so what it names is never run.',
    fix: 'Delete the key.',
    example: { bad: '"evals": {"read": "evals/read.yaml"}', good: 'no "evals"' },
    messages: {
        evals: 'The Clio block has the retired key.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/hidden-character.js
const hidden_character_rule = {
    id: 'manifest/hidden-character',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'text of the manifest has characters that cannot be seen',
    why: 'Bidirectional controls, zero-width characters and Unicode tags make a text read differently than it is, to people and to models.',
    fix: 'Delete them and type the text again.',
    example: { bad: '"description": "Reads\\u202e segap."', good: '"description": "Reads pages."' },
    messages: {
        hidden: 'The text has characters that a reader does not see.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/incompatible.js
const incompatible_rule = {
    id: 'manifest/incompatible',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'the package excludes the host it is judged for',
    why: 'The manifest is fine, and still this host will not install the package, because compatibility.clio leaves it out.',
    fix: 'Widen compatibility.clio if the package works there, or judge for a host that is in the range.',
    example: {
        bad: '"clio": ">=0.7.0", judged for 0.6.2',
        good: '"clio": ">=0.6.2", judged for 0.6.2',
    },
    messages: {
        'no-host': 'The range holds no version of any known host.',
        'other-host': 'The given host version is not in the range.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/kind.js
const manifest_kind_rule = {
    id: 'manifest/kind',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'an unknown package kind',
    why: 'The kind decides what a host expects in the package. It refuses one it does not know.',
    fix: 'Write one of the package kinds, or leave the key out for a plugin.',
    example: { bad: '"kind": "skills"', good: '"kind": "skill"' },
    messages: {
        'unknown-kind': 'No host has a package kind of this name.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/manifest-version.js
const manifest_version_rule = {
    id: 'manifest/manifest-version',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'manifestVersion is not the number 1',
    why: 'It says how the Clio block is to be read, and 1 is the only way there is.',
    fix: 'Write 1, as a number.',
    example: { bad: '"manifestVersion": "1"', good: '"manifestVersion": 1' },
    messages: {
        'other-version': 'The value is something else than the number 1.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/mcp-not-run.js
const mcp_not_run_rule = {
    id: 'manifest/mcp-not-run',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'Clio hosts do not run the servers of mcp.json',
    why: 'The file is kept for other clients. Whoever installs the package in a Clio host gets none of its servers.',
    fix: 'Leave the file out where only Clio hosts matter. To keep it for other clients, switch the rule off in plugin-gate.yaml: rules: {manifest/mcp-not-run: off}.',
    example: { bad: 'mcp.json in a package for Clio only', good: 'no mcp.json' },
    messages: {
        kept: 'There is an mcp.json in the package root.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/missing.js
const missing_rule = {
    id: 'manifest/missing',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a package root without plugin.json',
    why: 'plugin.json is what makes a directory a package. Without it a host has nothing to install.',
    fix: 'Write a plugin.json with "$schema", "name" and "version" into the package root.',
    example: {
        bad: 'page-kit/skills/read/SKILL.md alone',
        good: 'page-kit/plugin.json beside page-kit/skills/',
    },
    messages: {
        missing: 'There is no plugin.json in the package root.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/missing-key.js
const manifest_missing_key_rule = {
    id: 'manifest/missing-key',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a required key is not there',
    why: 'A host refuses a manifest that lacks a required key.',
    fix: 'Add the key.',
    example: { bad: '{"name": "page-kit"}', good: '{"name": "page-kit", "version": "1.0.0"}' },
    messages: {
        missing: 'The object lacks a key that must be there.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/more-findings.js
const more_findings_rule = {
    id: 'manifest/more-findings',
    severity: 'note',
    boundary: null,
    since: '0.1.0',
    summary: 'there are more findings than are shown',
    why: 'A manifest with thousands of faults would drown its report. All count for the verdict; the first are shown.',
    fix: 'Correct those that are shown and check again.',
    example: { bad: 'three thousand unknown keys', good: 'a manifest without faults' },
    messages: {
        more: 'Findings beyond the cap were counted and left out.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/name.js
const manifest_name_rule = {
    id: 'manifest/name',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'the package name does not have the form of a name',
    why: 'The name becomes the directory a package is installed in and the key it is recorded under, so its form is narrow.',
    fix: 'Use 1 to 64 of a-z 0-9 . -, a letter or digit first and last, without -- or .. inside.',
    example: { bad: '"name": "Page Kit"', good: '"name": "page-kit"' },
    messages: {
        empty: 'The name is the empty text.',
        'too-long': 'The name has more than 64 characters.',
        reserved: 'The name is that of a file the host keeps beside packages.',
        form: 'The name has a character or an order of characters that names do not have.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/newer-vocabulary.js
const newer_vocabulary_rule = {
    id: 'manifest/newer-vocabulary',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'names that hosts before 0.6.2 refuse, in a range that reaches them',
    why: 'Hosts before 0.6.2 do not know playbooks. A package in the newer words is refused there, although its range promises it.',
    fix: 'Begin the range at 0.6.2, or use the names of the older hosts.',
    example: {
        bad: '"resources": {"playbooks": "playbooks"} without compatibility',
        good: '"compatibility": {"clio": ">=0.6.2"} beside it',
    },
    messages: {
        'refused-elsewhere': 'An earlier host in the range refuses names that are used here.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/not-json.js
const not_json_rule = {
    id: 'manifest/not-json',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'plugin.json is not strict JSON',
    why: 'A host parses strict JSON: no comments, no trailing commas, no single quotes. After a syntax error nothing of the manifest is known.',
    fix: 'Correct the syntax at the marked place.',
    example: { bad: '{"name": "page-kit",}', good: '{"name": "page-kit"}' },
    messages: {
        syntax: 'The text breaks the grammar of JSON at this place.',
        'too-deep': 'Lists or objects are nested too deep to be read safely.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/not-regular.js
const not_regular_rule = {
    id: 'manifest/not-regular',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'plugin.json is not a regular file',
    why: 'A host reads the manifest only from a regular file at the root: what a link points at could change without the package changing.',
    fix: 'Put plugin.json itself into the package root, as a plain file.',
    example: { bad: 'plugin.json -> ../shared/plugin.json', good: 'plugin.json, a file' },
    messages: {
        link: 'plugin.json is a symbolic link.',
        directory: 'plugin.json is a directory.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/not-utf8.js
const not_utf8_rule = {
    id: 'manifest/not-utf8',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'plugin.json is not plain UTF-8',
    why: 'A host decodes the manifest strictly. A byte-order mark, UTF-16 or a stray byte from another encoding makes it unreadable.',
    fix: 'Save the file as UTF-8 without a byte-order mark.',
    example: {
        bad: 'EF BB BF 7B (a byte-order mark before the brace)',
        good: '7B (the brace first)',
    },
    messages: {
        'byte-order-mark': 'The file begins with a byte-order mark.',
        'utf-16': 'The file is UTF-16.',
        'not-utf8': 'Bytes on this line are not UTF-8.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/older-vocabulary.js
const older_vocabulary_rule = {
    id: 'manifest/older-vocabulary',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'names that Clio 0.6.2 refuses, in a range that reaches it',
    why: 'Clio 0.6.2 renamed fleets to playbooks. A package in the older words is refused there, although its range promises it.',
    fix: 'Rename resources.fleets, the fleet kinds and fleet: requirements, or end the range before 0.6.2.',
    example: {
        bad: '"resources": {"fleets": "fleets"} without compatibility',
        good: '"compatibility": {"clio": "<0.6.2"} beside it',
    },
    messages: {
        'refused-elsewhere': 'A later host in the range refuses names that are used here.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/other-generation.js
const other_generation_rule = {
    id: 'manifest/other-generation',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a name of another host generation',
    why: 'Hosts renamed kinds, and each takes only its own names. A manifest that mixes them, or uses names its range excludes, loads nowhere.',
    fix: 'Use the names of one generation throughout, and a range that reaches it.',
    example: {
        bad: '"resources": {"fleets": "fleets", "playbooks": "playbooks"}',
        good: '"resources": {"playbooks": "playbooks"}',
    },
    messages: {
        'other-generation': 'Only hosts that this manifest does not fit know the name.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/requires.js
const requires_rule = {
    id: 'manifest/requires',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a requirement that names no package',
    why: 'Requirements are looked up by kind and name. One that is written otherwise can never be met, and a host refuses the manifest.',
    fix: 'Write kind:name, as in "skill:page-reader".',
    example: { bad: '"requires": ["page-reader"]', good: '"requires": ["skill:page-reader"]' },
    messages: {
        form: 'The text does not have the form kind:name.',
        'unknown-kind': 'No host has packages of this kind.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/requires-twice.js
const requires_twice_rule = {
    id: 'manifest/requires-twice',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a requirement is listed twice',
    why: 'The second mention changes nothing and makes a reader look for a difference.',
    fix: 'Delete the second mention.',
    example: { bad: '"requires": ["skill:a", "skill:a"]', good: '"requires": ["skill:a"]' },
    messages: {
        twice: 'The same requirement stands earlier in the list.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/resource-kind.js
const resource_kind_rule = {
    id: 'manifest/resource-kind',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'an unknown resource kind',
    why: 'A host loads resources only from the kinds it knows, and refuses a manifest that names another.',
    fix: 'Write one of the resource kinds, or delete the key.',
    example: {
        bad: '"resources": {"prompt": "prompts"}',
        good: '"resources": {"prompts": "prompts"}',
    },
    messages: {
        'unknown-kind': 'No host has resources of this kind.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/resource-path.js
const resource_path_rule = {
    id: 'manifest/resource-path',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a resource root is not a directory inside the package',
    why: 'A host resolves the path before it reads anything, and refuses the package where it is missing, is no directory, or leads out.',
    fix: 'Name an existing directory of the package, relative, with /.',
    example: { bad: '"prompts": "../prompts"', good: '"prompts": "prompts"' },
    messages: {
        empty: 'The path is the empty text.',
        backslash: 'The path has a backslash.',
        nul: 'The path has a NUL.',
        absolute: 'The path is absolute.',
        outside: 'The path climbs above the root.',
        missing: 'Nothing is there.',
        'leads-outside': 'A link on the way leads out of the package, or nowhere.',
        'skills-elsewhere': 'Skills live in skills/, or in the root of a package of kind skill.',
        'whole-root': 'Only the skills of a package of kind skill may be the root itself.',
        'not-a-directory': 'The path names a file.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/retired-kind.js
const retired_kind_rule = {
    id: 'manifest/retired-kind',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a kind that no host takes any more',
    why: 'Themes are retired: every known host refuses a package that declares one.',
    fix: 'Delete the declaration and its files.',
    example: { bad: '"resources": {"themes": "themes"}', good: 'no "themes"' },
    messages: {
        retired: 'The kind is retired in every known host.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/schema.js
const schema_rule = {
    id: 'manifest/schema',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: '$schema is not the identifier of version 1.0.0',
    why: 'The identifier says by which version the manifest is to be read. A host knows exactly one and refuses any other text.',
    fix: 'Write "https://agent-plugins.org/schemas/1.0.0/plugin.schema.json".',
    example: {
        bad: '"$schema": "https://agent-plugins.org/schemas/latest/plugin.schema.json"',
        good: '"$schema": "https://agent-plugins.org/schemas/1.0.0/plugin.schema.json"',
    },
    messages: {
        'other-schema': 'The text is not the identifier of version 1.0.0.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/single-kind.js
const single_kind_rule = {
    id: 'manifest/single-kind',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a package of one kind holds something else',
    why: 'A package of kind skill, prompt, agent, fleet or playbook is one such thing: hosts refuse it where it has none, a second one, or files beside it that would load too.',
    fix: 'Keep one component and its one file in the root of its kind, or write the kind "plugin".',
    example: {
        bad: '"kind": "prompt" with prompts/a.md and prompts/README.md',
        good: '"kind": "prompt" with prompts/a.md alone',
    },
    messages: {
        'no-component': 'No component of the kind is declared.',
        'extra-component': 'A second public component is declared.',
        'extra-root': 'There is a resource root of another kind.',
        'no-root': 'There is no resource root of the kind.',
        'extra-file': 'There is a second file that a host would load.',
        'other-file': 'The file of the component is none that a host would load.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/state-json-reserved.js
const state_json_reserved_rule = {
    id: 'manifest/state-json-reserved',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'state.json in the package root is reserved',
    why: 'A host keeps its record of installed packages under this name, and refuses a package that brings one along in its root.',
    fix: 'Rename the file, or move it into a directory.',
    example: { bad: 'state.json beside plugin.json', good: 'templates/state.json' },
    messages: {
        reserved: 'Something named state.json is in the package root.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/too-large.js
const too_large_rule = {
    id: 'manifest/too-large',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'plugin.json is larger than what is read',
    why: 'A manifest of many megabytes holds something that is no manifest, and nobody can review it.',
    fix: 'Keep in plugin.json only what a host reads, and move the rest into files of its own.',
    example: { bad: 'a plugin.json of 50 MB', good: 'a plugin.json of some kilobytes' },
    messages: {
        'too-large': 'The file is over the cap and was not read.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/unknown-key.js
const manifest_unknown_key_rule = {
    id: 'manifest/unknown-key',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a key that hosts do not know',
    why: 'The manifest is closed: a host refuses the whole package for one key it does not know, be it misspelt or in the wrong object.',
    fix: 'Correct the spelling, move the key into the object it belongs to, or delete it.',
    example: {
        bad: '{"name": "page-kit", "tags": ["pages"]}',
        good: '{"name": "page-kit", "keywords": ["pages"]}',
    },
    messages: {
        unknown: 'The key is none of the keys of its object.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/version.js
const version_rule = {
    id: 'manifest/version',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'the version is not a strict semantic version',
    why: 'Hosts and registries compare versions as text and by precedence. Only one spelling of each version is taken, so that both agree.',
    fix: 'Write MAJOR.MINOR.PATCH, as in 1.4.0, with a pre-release or build part behind it where you need one.',
    example: { bad: '"version": "v1.4"', good: '"version": "1.4.0"' },
    messages: {
        'too-long': 'The version has more than 256 characters.',
        prefix: 'The version begins with v or =.',
        space: 'The version contains white space.',
        form: 'The version is not MAJOR.MINOR.PATCH in its canonical spelling.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/manifest/wrong-type.js
const manifest_wrong_type_rule = {
    id: 'manifest/wrong-type',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a value of the wrong JSON type',
    why: 'A host checks the type of every value and refuses the package where one is another type; null is a type of its own.',
    fix: 'Write a value of the expected type.',
    example: { bad: '"keywords": "pages"', good: '"keywords": ["pages"]' },
    messages: {
        'wrong-type': 'The value has another type than the key asks for.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/markdown/broken-link.js
const broken_link_rule = {
    id: 'markdown/broken-link',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a link in a skill leads to nothing',
    why: 'A model that follows the link finds no file and goes on without what it needed.',
    fix: 'Correct the link, or add the file.',
    example: { bad: '[format](reference/format.md)', good: '[format](references/format.md)' },
    messages: {
        missing: 'There is no such file in the package.',
        outside: 'The link leads outside the package.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/markdown/missing-mention.js
const missing_mention_rule = {
    id: 'markdown/missing-mention',
    severity: 'note',
    boundary: null,
    since: '0.1.0',
    summary: 'a skill mentions a file that is not there',
    why: 'Skills name their files in the text. A model that looks for one that is not there loses its time.',
    fix: 'Correct the path, or add the file.',
    example: {
        bad: 'Run `scripts/convert.py`.',
        good: 'Run `scripts/convert.py` with that file in the skill',
    },
    messages: {
        missing: 'A path below references, scripts or assets has no file.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/markdown/unseen.js
const unseen_rule = {
    id: 'markdown/unseen',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a text holds characters that nobody sees',
    why: 'A person reviews one text and a model reads another. The message shows what is hidden.',
    fix: 'Delete the hidden characters.',
    example: { bad: 'Read it.<U+200B>', good: 'Read it.' },
    messages: {
        tags: 'Tag characters spell a hidden text.',
        direction: 'Characters change the order in which the text is shown.',
        invisible: 'Characters have no width.',
        control: 'Control characters stand in the text.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/marker/component-missing.js
const component_missing_rule = {
    id: 'marker/component-missing',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a marker names a component that is not declared',
    why: 'A host cannot replace the marker, so the skill or step that holds it does not work.',
    fix: 'Declare the component, or name one that is declared.',
    example: { bad: `\${component:script:colect}`, good: `\${component:script:collect}` },
    messages: { missing: 'No component has this kind and id.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/marker/malformed.js
const malformed_rule = {
    id: 'marker/malformed',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a marker is misspelt and is not replaced',
    why: 'The text reaches model or process as it stands, and names no file.',
    fix: `Write \${pluginRoot} or \${component:kind:id}, with a /path behind it if need be.`,
    example: { bad: `\${plugin_root}/data.json`, good: `\${pluginRoot}/data.json` },
    messages: { malformed: 'The text in braces is nearly a marker.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/marker/not-whole.js
const not_whole_rule = {
    id: 'marker/not-whole',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'an argument mixes a marker with other text',
    why: 'A host replaces a marker in an argument only where it is the whole argument. Elsewhere the process gets the marker as it stands.',
    fix: 'Make the marker an argument of its own.',
    example: {
        bad: `args: ["--data=\${pluginRoot}/data.json"]`,
        good: `args: ["--data", "\${pluginRoot}/data.json"]`,
    },
    messages: { 'not-whole': 'Other text stands before or behind the marker.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/marker/outside.js
const marker_outside_rule = {
    id: 'marker/outside',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a marker leads out of the package',
    why: 'A package may name only its own files. A host refuses a way out of it.',
    fix: 'Name a file inside the package.',
    example: { bad: `\${pluginRoot}/../data.json`, good: `\${pluginRoot}/data.json` },
    messages: { outside: 'The path behind the marker climbs above the package root.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/marker/target-missing.js
const target_missing_rule = {
    id: 'marker/target-missing',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a marker names a file that the package does not have',
    why: 'The path a host puts in leads nowhere, so the skill or step that holds it does not work.',
    fix: 'Add the file, or correct the path behind the marker.',
    example: { bad: `\${pluginRoot}/date.json`, good: `\${pluginRoot}/data.json` },
    messages: { missing: 'Nothing is at the path.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/args.js
const args_rule = {
    id: 'mcp/args',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'the arguments of a server are not strings',
    why: 'Arguments are a list of strings. A client skips a server where it is something else.',
    fix: 'Write every argument as a string.',
    example: { bad: '"args": ["--port", 8080]', good: '"args": ["--port", "8080"]' },
    messages: {
        'wrong-type': '"args" is not a list.',
        item: 'An argument is not a string.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/command.js
const command_rule = {
    id: 'mcp/command',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'the command of a server is not one a client runs',
    why: 'A command is one token: a bare name, or a path that begins with "./" and names a file of the package. A client skips a server with any other.',
    fix: 'Write a bare name or a path that begins with "./", and arguments into "args".',
    example: { bad: '"command": "node server.js"', good: '"command": "node", "args": ["server.js"]' },
    messages: {
        missing: 'There is no "command".',
        'wrong-type': 'The command is not a string.',
        empty: 'The command is empty.',
        placeholder: 'The command has a placeholder.',
        backslash: 'The command has a backslash.',
        absolute: 'The command is an absolute path.',
        outside: 'The command leads outside the package.',
        arguments: 'The command has blanks, such as arguments.',
        path: 'The command is a path without "./" before it.',
        directory: 'The command names a directory.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/command-missing.js
const command_missing_rule = {
    id: 'mcp/command-missing',
    severity: 'note',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'the command of a server cannot be started as it is',
    why: 'A client accepts the server, and starting it fails on the machine of the user.',
    fix: 'Add the file and make it executable.',
    example: {
        bad: '"command": "./bin/serve" without such a file',
        good: '"command": "./bin/serve" with that file, executable',
    },
    messages: {
        missing: 'There is no such file in the package.',
        'not-executable': 'The file is not executable.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/cwd.js
const cwd_rule = {
    id: 'mcp/cwd',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'the working directory of a server is not inside',
    why: 'A client starts a server in the package or in its data directory and nowhere else; it skips one that asks for another place.',
    fix: 'Begin with "./", "${PLUGIN_ROOT}" or "${PLUGIN_DATA}" and stay inside.',
    example: { bad: '"cwd": "data"', good: '"cwd": "./data"' },
    messages: {
        'wrong-type': '"cwd" is not a string.',
        form: '"cwd" begins with something else.',
        outside: '"cwd" leads outside.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/cwd-missing.js
const cwd_missing_rule = {
    id: 'mcp/cwd-missing',
    severity: 'note',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'the working directory of a server is not in the package',
    why: 'A client accepts the server, and starting it fails where the directory is not there.',
    fix: 'Add the directory with a file in it, or correct the path.',
    example: {
        bad: '"cwd": "./data" without such a directory',
        good: '"cwd": "./data" with data/.keep',
    },
    messages: {
        missing: 'There is no such directory.',
        'not-a-directory': 'It is a file.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/duplicate-key.js
const mcp_duplicate_key_rule = {
    id: 'mcp/duplicate-key',
    severity: 'note',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'an object of mcp.json has a key twice',
    why: 'Most readers take the last of the two and some the first, so two clients may start two different servers.',
    fix: 'Keep one of the two.',
    example: {
        bad: '{"a": {"type": "stdio"}, "a": {"type": "sse"}}',
        good: '{"a": {"type": "stdio"}}',
    },
    messages: {
        duplicate: 'The key occurred before in the same object.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/env.js
const env_rule = {
    id: 'mcp/env',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'the environment of a server is not strings by name',
    why: 'The environment maps names to strings, and two names belong to the client. It skips a server where that does not hold.',
    fix: 'Write every value as a string, and leave PLUGIN_ROOT and PLUGIN_DATA to the client.',
    example: { bad: '"env": {"PORT": 8080}', good: '"env": {"PORT": "8080"}' },
    messages: {
        'wrong-type': '"env" is not an object.',
        value: 'A value is not a string.',
        reserved: 'A name belongs to the client.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/headers.js
const headers_rule = {
    id: 'mcp/headers',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'the headers of a server are not HTTP headers',
    why: 'Names are HTTP tokens, each once ignoring case; values are strings on one line. A client skips a server with others.',
    fix: 'Write each header once, with a token as its name and a string without line breaks.',
    example: { bad: '"headers": {"X-Mode": "a", "x-mode": "b"}', good: '"headers": {"X-Mode": "a"}' },
    messages: {
        'wrong-type': '"headers" is not an object.',
        value: 'A value is not a string.',
        name: 'A name is not a token.',
        twice: 'Two names differ only in case.',
        control: 'A value holds CR, LF or NUL.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/json.js
const json_rule = {
    id: 'mcp/json',
    severity: 'error',
    boundary: 'TYPE',
    since: '0.1.0',
    summary: 'mcp.json is not a JSON object',
    why: 'A client that cannot parse the file loads no server of the package.',
    fix: 'Make mcp.json one JSON object in UTF-8, without comments and trailing commas.',
    example: { bad: '{"mcpServers": {},}', good: '{"mcpServers": {}}' },
    messages: {
        'byte-order-mark': 'The file begins with a byte-order mark.',
        'not-utf8': 'The bytes are not UTF-8.',
        syntax: 'The text is not JSON.',
        'too-deep': 'Values are nested too deep to be read.',
        'not-object': 'The text is JSON and not an object.',
        'too-large': 'The file is larger than what is read.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/location.js
const mcp_location_rule = {
    id: 'mcp/location',
    severity: 'error',
    boundary: 'TYPE',
    since: '0.1.0',
    summary: 'mcp.json is not a file of the package',
    why: 'Clients read MCP servers from the file mcp.json alone. Where that is no file inside the package, they load no server at all.',
    fix: 'Make mcp.json a regular file of the package.',
    example: { bad: 'mcp.json -> ../shared/mcp.json', good: 'mcp.json as a file' },
    messages: {
        'not-a-file': 'mcp.json is a directory.',
        outside: 'mcp.json is a link that leads outside, to nothing or in a circle.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/placeholder.js
const placeholder_rule = {
    id: 'mcp/placeholder',
    severity: 'note',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'a placeholder that no client replaces',
    why: 'Only ${PLUGIN_ROOT} and ${PLUGIN_DATA} are replaced, and only in args, env values and cwd. Anything else is passed on as it is.',
    fix: 'Write ${PLUGIN_ROOT} or ${PLUGIN_DATA} in args, env values or cwd, or the text that is meant.',
    example: {
        bad: '"args": ["${PLUGIN_HOME}/server.js"]',
        good: '"args": ["${PLUGIN_ROOT}/server.js"]',
    },
    messages: {
        spelling: 'The placeholder is another than the two.',
        elsewhere: 'It stands where nothing is replaced.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/schema.js
const mcp_schema_rule = {
    id: 'mcp/schema',
    severity: 'error',
    boundary: 'TYPE',
    since: '0.1.0',
    summary: '"$schema" of mcp.json is not that of the package',
    why: 'A client drops the file where it does not know the identifier, or where its version is not that of plugin.json. Files from other vendors have none.',
    fix: 'Write "$schema": "https://agent-plugins.org/schemas/1.0.0/mcp.schema.json".',
    example: {
        bad: '{"mcpServers": {}}',
        good: '{"$schema": "https://agent-plugins.org/schemas/1.0.0/mcp.schema.json", "mcpServers": {}}',
    },
    messages: {
        missing: 'There is no "$schema".',
        'wrong-type': '"$schema" is not a string.',
        unknown: '"$schema" is not an identifier of Agent Plugins.',
        mismatch: 'The version is not the one of plugin.json.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/secret.js
const secret_rule = {
    id: 'mcp/secret',
    severity: 'warning',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'mcp.json seems to hold a secret',
    why: 'Everybody who can read the package can use it, and it stays in the history. The value is not shown here.',
    fix: 'Remove the secret, make it invalid where it was issued, and let the user supply one.',
    example: { bad: '"env": {"API_TOKEN": "…the token itself…"}', good: '"env": {}' },
    messages: {
        name: 'A variable or header is called like a secret and has a value.',
        value: 'A value has the form of a known kind of secret.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/server.js
const server_rule = {
    id: 'mcp/server',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'a server is not of a kind that clients know',
    why: 'A server is an object with a type: stdio, streamable-http or sse. A client skips any other and loads the rest.',
    fix: 'Make the server an object and write its "type".',
    example: { bad: '{"command": "node"}', good: '{"type": "stdio", "command": "node"}' },
    messages: {
        'wrong-type': 'The server is not an object.',
        'type-missing': 'There is no "type".',
        'type-unknown': '"type" is something else.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/server-key.js
const server_key_rule = {
    id: 'mcp/server-key',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'a server has a key that its type does not have',
    why: 'Each type has its own closed set of keys. A client skips a server with any other.',
    fix: 'Remove the key, or change the type.',
    example: {
        bad: '{"type": "stdio", "command": "node", "url": "https://tools.example/mcp"}',
        good: '{"type": "stdio", "command": "node"}',
    },
    messages: {
        unknown: 'No type has such a key.',
        'other-variant': 'Only the other type has that key.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/servers.js
const servers_rule = {
    id: 'mcp/servers',
    severity: 'error',
    boundary: 'TYPE',
    since: '0.1.0',
    summary: 'mcp.json has no object "mcpServers"',
    why: 'Servers are members of that object. Without it a client drops the file.',
    fix: 'Write "mcpServers" as an object with one member a server, or remove mcp.json.',
    example: { bad: '"mcpServers": []', good: '"mcpServers": {}' },
    messages: {
        missing: 'There is no "mcpServers".',
        'wrong-type': '"mcpServers" is not an object.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/unknown-key.js
const mcp_unknown_key_rule = {
    id: 'mcp/unknown-key',
    severity: 'error',
    boundary: 'TYPE',
    since: '0.1.0',
    summary: 'mcp.json has a key besides "$schema" and "mcpServers"',
    why: 'The object is closed. A client that meets another key drops the file and loads no server.',
    fix: 'Remove the key, or correct its name.',
    example: { bad: '{"servers": {}}', good: '{"mcpServers": {}}' },
    messages: {
        unknown: 'The key is not allowed at the top of mcp.json.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/url.js
const url_rule = {
    id: 'mcp/url',
    severity: 'error',
    boundary: 'ENTRY',
    since: '0.1.0',
    summary: 'the URL of a server is not one a client opens',
    why: 'A client opens absolute http and https URLs with a host, without user and fragment, and plain http only to the same machine. It skips a server with any other.',
    fix: 'Write a whole https URL with a host, without user and fragment.',
    example: { bad: '"url": "http://tools.example/mcp"', good: '"url": "https://tools.example/mcp"' },
    messages: {
        missing: 'There is no "url".',
        'wrong-type': '"url" is not a string.',
        form: 'The text is not an absolute http or https URL.',
        host: 'The host is missing or none.',
        user: 'A user stands before the host.',
        fragment: 'The URL has a fragment, if only "#".',
        'plain-http': 'The URL is plain http to another machine.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/mcp/url-form.js
const url_form_rule = {
    id: 'mcp/url-form',
    severity: 'warning',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'the host of a URL is written in an unusual way',
    why: 'Short, hexadecimal, mapped and look-alike hosts are read differently by different clients, and a reviewer does not see where they lead.',
    fix: 'Write the host in its usual form.',
    example: { bad: '"url": "http://127.1/mcp"', good: '"url": "http://127.0.0.1/mcp"' },
    messages: {
        host: 'A URL parser reads another host than the one written.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/payload/component-not-loaded.js
const component_not_loaded_rule = {
    id: 'payload/component-not-loaded',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a declared component is nothing a host loads',
    why: 'The manifest promises a component that no host finds. Whatever requires it is broken once the package is installed.',
    fix: 'Move the file to where a host looks for its kind, or delete the component.',
    example: {
        bad: '{"kind": "agent", "id": "a", "path": "agents/old/a.md"}',
        good: '{"kind": "agent", "id": "a", "path": "agents/a.md"}',
    },
    messages: {
        'not-loaded': 'The file of a component is not among the files a host loads for its kind.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/payload/encoding.js
const payload_encoding_rule = {
    id: 'payload/encoding',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a payload file is not plain UTF-8 text',
    why: 'A host reads payloads as strict UTF-8. A file that is anything else is skipped whole, and the person who installed the package is not told which text is missing.',
    fix: 'Save the file as UTF-8 without a byte-order mark and without NUL characters.',
    example: {
        bad: 'a description saved as Latin-1: "caf\\xE9"',
        good: 'the same description saved as UTF-8: "café"',
    },
    messages: {
        'not-utf8': 'A byte is not UTF-8.',
        'utf-16': 'The file is UTF-16.',
        nul: 'The text holds a NUL character.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/payload/frontmatter.js
const payload_frontmatter_rule = {
    id: 'payload/frontmatter',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'the frontmatter of a payload cannot be read',
    why: 'A host takes name, description and settings from the frontmatter. Where it cannot be read the host skips the whole file.',
    fix: 'Begin the file with a line ---, write one "key: value" a line, quote values with special characters, and close with a line ---.',
    example: {
        bad: '---\nname: read\ndescription: Reads: everything.\n---',
        good: '---\nname: read\ndescription: "Reads: everything."\n---',
    },
    messages: {
        'byte-order-mark': 'A byte-order mark stands before the opening line.',
        missing: 'The first line is not ---.',
        'not-at-start': 'Something stands before or behind the opening ---.',
        unclosed: 'No closing line --- follows.',
        empty: 'Nothing stands between the two lines.',
        'not-a-mapping': 'The YAML is no mapping.',
        'unquoted-colon': 'A plain value holds a colon followed by a blank.',
        syntax: 'The text is not YAML.',
        refused: 'The YAML uses a construct that strict readers refuse.',
        'duplicate-key': 'A key stands twice in one mapping.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/payload/hidden-character.js
const payload_hidden_character_rule = {
    id: 'payload/hidden-character',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a name holds characters that nobody sees',
    why: 'Two names that look alike can be two different names, and a reader of the pull request cannot tell them apart.',
    fix: 'Write the name anew with visible characters only.',
    example: { bad: 'name: "re\\u200Bad"', good: 'name: read' },
    messages: { hidden: 'A name has invisible or direction-changing characters.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/payload/root-undeclared.js
const root_undeclared_rule = {
    id: 'payload/root-undeclared',
    severity: 'note',
    boundary: null,
    since: '0.1.0',
    summary: 'a directory named like a resource root is not declared',
    why: 'Apart from skills, a host reads only directories that "resources" names. An author who forgets the declaration ships files that never load.',
    fix: 'Declare the directory in "resources", or rename it if Clio hosts are not meant to read it.',
    example: {
        bad: 'agents/reader.md, and no "agents" in "resources"',
        good: '"resources": {"agents": "agents"}',
    },
    messages: {
        undeclared: 'A directory with Markdown is called like a resource root and is not declared.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/payload/too-deep.js
const too_deep_rule = {
    id: 'payload/too-deep',
    severity: 'note',
    boundary: null,
    since: '0.1.0',
    summary: 'a Markdown file lies too deep to be loaded',
    why: 'Agents, fleets and playbooks are read directly from their root only. A file in a directory below is silently never loaded.',
    fix: 'Move the file directly into the root, or out of it if it is not meant to be loaded.',
    example: { bad: 'agents/team/reader.md', good: 'agents/reader.md' },
    messages: { 'too-deep': 'A Markdown file lies in a directory below a root that is read flat.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/payload/undeclared.js
const undeclared_rule = {
    id: 'payload/undeclared',
    severity: 'note',
    boundary: null,
    since: '0.1.0',
    summary: 'a loaded resource is declared by no component',
    why: 'Other packages and markers can only name declared components. A resource nobody declares cannot be required by anything.',
    fix: 'Add a component with the kind, an id and the path of the file.',
    example: {
        bad: '"components": []',
        good: '"components": [{"kind": "skill", "id": "read", "path": "skills/read/SKILL.md"}]',
    },
    messages: {
        undeclared: 'A loaded resource is missing among the components.',
        'none-declared': 'The package has a Clio block and declares no component at all.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/policy/changed.js
const changed_rule = {
    id: 'policy/changed',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    review: true,
    summary: 'a policy that changed with the change it judges',
    why: 'The change was judged by the policy of the base. From the merge on the new one counts, and a person should have seen it.',
    fix: 'Let a person approve the new policy, best in a change of its own (docs/gate.md, "Approving", says how).',
    example: {
        bad: 'strict: true    # plugin-gate.yaml at the base\nstrict: false   # now',
        good: 'strict: true    # plugin-gate.yaml at the base and now',
    },
    messages: {
        edited: 'The file differs from the base.',
        added: 'The base has no such file.',
        removed: 'The base has the file and now there is none.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/policy/unknown-key.js
const policy_unknown_key_rule = {
    id: 'policy/unknown-key',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a key that a policy does not have',
    why: 'A policy with a misspelt key does less than its author thinks.',
    fix: 'Correct the key; the policy has strict, rules and waivers, a waiver has rule, row, reason and expires.',
    example: {
        bad: 'wavers: []',
        good: 'waivers: []',
    },
    messages: {
        unknown: 'The key is none of those.',
        duplicate: 'The key is given twice.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/policy/unknown-rule.js
const unknown_rule_rule = {
    id: 'policy/unknown-rule',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a rule that does not exist',
    why: 'A level or a waiver for a rule that does not exist does nothing.',
    fix: 'Take the rule id from a finding, or from plugin-gate explain.',
    example: {
        bad: 'rules:\n  registry/sorting: off',
        good: 'rules:\n  registry/order: off',
    },
    messages: {
        unknown: 'No rule has this id.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/policy/unreadable.js
const policy_unreadable_rule = {
    id: 'policy/unreadable',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a policy file that cannot be read',
    why: 'Rules that cannot be read are not followed, and nobody should believe that they are.',
    fix: 'Write one YAML mapping with strict, rules and waivers.',
    example: {
        bad: 'rules: [',
        good: 'rules:\n  registry/order: off',
    },
    messages: {
        'not-a-file': 'The policy is a link, a directory or something else that is no regular file.',
        'too-large': 'The file is over its cap.',
        encoding: 'The file is no UTF-8 text.',
        syntax: 'The file is no YAML.',
        'yaml-feature': 'The file uses a tag, an anchor, an alias, a merge key, a directive or a second document.',
        shape: 'The file, or a part of it, is of another kind than it has to be.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/policy/value.js
const policy_value_rule = {
    id: 'policy/value',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a value that a policy cannot have',
    why: 'A policy that is half understood lets through what it was written to stop.',
    fix: 'Write a value of the form that the message names.',
    example: {
        bad: 'rules:\n  registry/order: never',
        good: 'rules:\n  registry/order: off',
    },
    messages: {
        strict: 'strict is neither true nor false.',
        level: 'A level is none of off, note, warning and error.',
        waiver: 'A field of a waiver has another type or form.',
        missing: 'A waiver lacks one of its four fields.',
        expires: 'expires is no date such as 2027-01-31.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/policy/waiver-expired.js
const waiver_expired_rule = {
    id: 'policy/waiver-expired',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a waiver whose time is over',
    why: 'What it allowed counts again; a waiver that stays in the file hides that.',
    fix: 'Mend what was waived and remove the waiver, or write a new date with a new reason.',
    example: {
        bad: "expires: '2020-01-31'",
        good: "expires: '2099-01-31'",
    },
    messages: {
        expired: 'expires is before today (UTC).',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/policy/waiver-unused.js
const waiver_unused_rule = {
    id: 'policy/waiver-unused',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a waiver that waives nothing',
    why: 'It would silently allow the fault when it comes back.',
    fix: 'Remove the waiver.',
    example: {
        bad: 'waivers:\n  - {rule: row/description-differs, row: "plugin:page-kit", …}   # the descriptions are equal',
        good: 'waivers: []',
    },
    messages: {
        unused: 'This run looked at everything the waiver could be about, and found nothing to waive.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/duplicate-key.js
const portable_duplicate_key_rule = {
    id: 'portable/duplicate-key',
    severity: 'note',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'plugin.json has a key twice',
    why: 'Most readers take the last of the two and some the first, so two clients may see two packages.',
    fix: 'Keep one of the two.',
    example: { bad: '{"name": "a", "name": "b"}', good: '{"name": "b"}' },
    messages: {
        duplicate: 'The key occurred before in the root object.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/extension-member.js
const extension_member_rule = {
    id: 'portable/extension-member',
    severity: 'error',
    boundary: 'FATAL',
    since: '0.1.0',
    summary: 'a member of "extensions" is not an object',
    why: 'Each extension is an object. Clients differ on what else means: some reject the package, some ignore the member. Only an object is safe.',
    fix: 'Put the settings of the extension into an object.',
    example: {
        bad: '"extensions": {"org.example": true}',
        good: '"extensions": {"org.example": {"enabled": true}}',
    },
    messages: {
        'not-object': 'The member is something other than an object.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/extensions.js
const extensions_rule = {
    id: 'portable/extensions',
    severity: 'warning',
    boundary: 'IGNORE',
    since: '0.1.0',
    summary: '"extensions" is not an object',
    why: 'A client reports the field and ignores it, so no extension has any effect.',
    fix: 'Make "extensions" an object with one member a namespace, or remove it.',
    example: { bad: '"extensions": []', good: '"extensions": {}' },
    messages: {
        'not-object': '"extensions" is something other than an object.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/foreign-disagrees.js
const foreign_disagrees_rule = {
    id: 'portable/foreign-disagrees',
    severity: 'warning',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'a manifest of another client disagrees with plugin.json',
    why: 'People who install the package through that client get another name or version than the one that was checked.',
    fix: 'Write the same value in both files.',
    example: {
        bad: 'version 1.0.0 in plugin.json, 0.9.0 in .claude-plugin/plugin.json',
        good: 'version 1.0.0 in both',
    },
    messages: {
        name: 'The names differ.',
        version: 'The versions differ.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/foreign-manifest.js
const foreign_manifest_rule = {
    id: 'portable/foreign-manifest',
    severity: 'note',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'the package holds a manifest of another client',
    why: 'It is named so that nobody believes it was checked. What it says changes nothing here.',
    fix: 'Keep it in step with plugin.json, or remove it.',
    example: { bad: '.claude-plugin/plugin.json beside plugin.json', good: 'plugin.json alone' },
    messages: {
        found: 'A known manifest of another client lies in the package.',
        unreadable: 'It is there and is not a JSON object.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/link.js
const link_rule = {
    id: 'portable/link',
    severity: 'note',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'the package holds a link',
    why: 'Links inside the package are allowed and followed. Archives and some systems do not keep them, so the package may arrive without the file.',
    fix: 'Put the file itself in the place of the link where the package is passed on as an archive.',
    example: {
        bad: 'skills/read/format.md -> ../format.md',
        good: 'skills/read/format.md as a file',
    },
    messages: {
        inside: 'The link leads to something inside the package.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/manifest-json.js
const manifest_json_rule = {
    id: 'portable/manifest-json',
    severity: 'error',
    boundary: 'FATAL',
    since: '0.1.0',
    summary: 'plugin.json is not a JSON object',
    why: 'A client that cannot parse the manifest rejects the package, and nothing in it loads.',
    fix: 'Make plugin.json one JSON object in UTF-8, without comments and trailing commas.',
    example: { bad: '{"name": "page-kit",}', good: '{"name": "page-kit"}' },
    messages: {
        'byte-order-mark': 'The file begins with a byte-order mark.',
        'not-utf8': 'The bytes are not UTF-8.',
        syntax: 'The text is not JSON.',
        'too-deep': 'Values are nested too deep to be read.',
        'not-object': 'The text is JSON and not an object.',
        'too-large': 'The file is larger than what is read.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/manifest-missing.js
const manifest_missing_rule = {
    id: 'portable/manifest-missing',
    severity: 'error',
    boundary: 'FATAL',
    since: '0.1.0',
    summary: 'no plugin.json that a client may read at the root',
    why: 'A client knows a package by the file plugin.json at its root. Without it, or where it leads outside the package, the whole package is rejected.',
    fix: 'Put a regular file plugin.json at the root of the package.',
    example: {
        bad: 'plugin.json -> ../shared/plugin.json',
        good: 'plugin.json as a file of the package',
    },
    messages: {
        missing: 'Nothing at the root is called plugin.json.',
        'not-a-file': 'plugin.json is a directory.',
        outside: 'plugin.json is a link that leads outside, to nothing or in a circle.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/metadata.js
const portable_metadata_rule = {
    id: 'portable/metadata',
    severity: 'error',
    boundary: 'FATAL',
    since: '0.1.0',
    summary: 'a metadata field of plugin.json has the wrong type',
    why: 'Clients check the types of the metadata, null included, and reject the package where one is wrong.',
    fix: 'Give the field the type that the message names, or remove it.',
    example: { bad: '"keywords": "pages, reading"', good: '"keywords": ["pages", "reading"]' },
    messages: {
        'wrong-type': 'A field has another type than its own.',
        'author-key': '"author" has a key other than name, email and url.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/metadata-form.js
const metadata_form_rule = {
    id: 'portable/metadata-form',
    severity: 'note',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'metadata has a form that tools may not understand',
    why: 'No client rejects the package for it, but tools that order versions, open links or list licences may not know what to do.',
    fix: 'Write the value in the form that the message names.',
    example: { bad: '"license": "Apache 2"', good: '"license": "Apache-2.0"' },
    messages: {
        version: 'The version is not a Semantic Version.',
        url: 'A URL is not a whole http or https URL.',
        email: 'The e-mail address is none.',
        licence: 'The licence is not an SPDX expression.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/more-findings.js
const portable_more_findings_rule = {
    id: 'portable/more-findings',
    severity: 'note',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'there are more findings about other clients than are kept',
    why: 'A package with thousands of faults is told from the first of them; the verdict counts them all.',
    fix: 'Correct the findings that are shown and check again.',
    example: {
        bad: 'a manifest with 3,000 unknown fields',
        good: 'a manifest with the fields of Agent Plugins',
    },
    messages: {
        more: 'The cap on findings of one package was reached.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/name.js
const portable_name_rule = {
    id: 'portable/name',
    severity: 'error',
    boundary: 'FATAL',
    since: '0.1.0',
    summary: 'the package has no name a client accepts',
    why: 'The name identifies the package in every client; a package without a well-formed one is rejected.',
    fix: 'Use 1 to 64 of a-z, 0-9, dot and hyphen, beginning and ending with a letter or digit, without "--" and "..".',
    example: { bad: '"name": "Page Kit"', good: '"name": "page-kit"' },
    messages: {
        missing: 'There is no "name".',
        'wrong-type': '"name" is not a string.',
        form: '"name" is not well formed.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/near-location.js
const near_location_rule = {
    id: 'portable/near-location',
    severity: 'note',
    boundary: 'ADVICE',
    since: '0.1.0',
    summary: 'a name is nearly the one that clients read',
    why: 'Locations are fixed: "skills" and "mcp.json", in lower case. A client does not look at anything else, and says nothing about it.',
    fix: 'Rename it to the fixed location if clients are meant to read it.',
    example: { bad: '.mcp.json', good: 'mcp.json' },
    messages: {
        unread: 'The name differs from the fixed location in case or by a leading dot.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/path-outside.js
const path_outside_rule = {
    id: 'portable/path-outside',
    severity: 'error',
    boundary: 'DENY',
    since: '0.1.0',
    summary: 'a link leads outside the package',
    why: 'A client refuses to follow such a link, so whatever needs the file behind it fails on the machine of the user.',
    fix: 'Put the file itself in the place of the link.',
    example: {
        bad: 'skills/read/data.json -> /srv/data.json',
        good: 'skills/read/data.json as a file',
    },
    messages: {
        outside: 'The target lies outside the package.',
        nowhere: 'The link leads to nothing or in a circle.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/schema.js
const portable_schema_rule = {
    id: 'portable/schema',
    severity: 'error',
    boundary: 'FATAL',
    since: '0.1.0',
    summary: '"$schema" does not name Agent Plugins 1.0.0',
    why: 'A client compares the identifier as text to know which specification the package follows, and rejects the package where it knows no such one. It is never fetched.',
    fix: 'Write "$schema": "https://agent-plugins.org/schemas/1.0.0/plugin.schema.json".',
    example: {
        bad: '"$schema": "https://agent-plugins.org/schemas/1.1.0/plugin.schema.json"',
        good: '"$schema": "https://agent-plugins.org/schemas/1.0.0/plugin.schema.json"',
    },
    messages: {
        missing: 'There is no "$schema".',
        'wrong-type': '"$schema" is not a string.',
        'other-version': '"$schema" names another version of Agent Plugins.',
        unknown: '"$schema" is something else.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/skills-location.js
const skills_location_rule = {
    id: 'portable/skills-location',
    severity: 'error',
    boundary: 'TYPE',
    since: '0.1.0',
    summary: '"skills" is not a directory of the package',
    why: 'A client finds skills in the directory "skills" alone. Where that is no directory inside the package, it loads no skill at all.',
    fix: 'Make "skills" a directory of the package with one directory a skill.',
    example: { bad: 'skills -> ../shared/skills', good: 'skills/read/SKILL.md' },
    messages: {
        'not-a-directory': '"skills" is a file.',
        outside: '"skills" is a link that leads outside, to nothing or in a circle.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/portable/unknown-field.js
const unknown_field_rule = {
    id: 'portable/unknown-field',
    severity: 'warning',
    boundary: 'IGNORE',
    since: '0.1.0',
    summary: 'plugin.json has a field that Agent Plugins does not know',
    why: 'A client reports the field and ignores it, so what it says has no effect there. A Clio host does not admit the package at all.',
    fix: 'Remove the field, or correct its name.',
    example: { bad: '"descripton": "Reads pages."', good: '"description": "Reads pages."' },
    messages: {
        unknown: 'The field is not part of Agent Plugins 1.0.0.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/prompt/argument.js
const argument_rule = {
    id: 'prompt/argument',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a prompt argument has a form that is not replaced',
    why: 'The text reaches the model as it stands, and what the person typed is lost.',
    fix: `Write $1 to $9 and so on, $@, \${@:N}, \${@:N:L}, \${N:-default} or $ARGUMENTS.`,
    example: { bad: `Review \${1} and $Arguments`, good: 'Review $1 and $ARGUMENTS' },
    messages: {
        unclosed: 'The brace is not closed.',
        malformed: 'The text in braces is no argument form.',
        misspelt: '$ARGUMENTS is written differently.',
        zero: 'The argument counts from 0.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/prompt/link.js
const prompt_link_rule = {
    id: 'prompt/link',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'the prompts root holds a symbolic link',
    why: 'A host refuses links among prompts, because a link can make it read any file of the machine.',
    fix: 'Replace the link by a copy of the file.',
    example: {
        bad: 'prompts/review.md -> ../docs/review.md',
        good: 'prompts/review.md as a file of its own',
    },
    messages: { link: 'An entry below the prompts root is a symbolic link.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/registry/duplicate-key.js
const registry_duplicate_key_rule = {
    id: 'registry/duplicate-key',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a key is given twice',
    why: 'Readers disagree about which of the two counts, so what a reviewer sees need not be what a host installs.',
    fix: 'Keep one of the two.',
    example: {
        bad: '  version: 1.0.0\n  version: 1.1.0',
        good: '  version: 1.1.0',
    },
    messages: {
        'duplicate-key': 'The same key occurs twice in one mapping.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/registry/duplicate-row.js
const duplicate_row_rule = {
    id: 'registry/duplicate-row',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a package has two rows',
    why: 'Kind and name identify a row. With two of them it depends on the reader which bytes are installed.',
    fix: 'Remove one of the two, or rename one package.',
    example: {
        bad: '- kind: skill\n  name: read\n- kind: skill\n  name: read',
        good: '- kind: skill\n  name: read\n- kind: skill\n  name: write',
    },
    messages: {
        twice: 'An earlier row has the same kind and name.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/registry/encoding.js
const registry_encoding_rule = {
    id: 'registry/encoding',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a registry is not plain UTF-8',
    why: 'A host reads the file as UTF-8 and repairs nothing. Bytes that mean other things in other programs must not decide what is installed.',
    fix: 'Save the file as UTF-8 without a byte-order mark.',
    example: {
        bad: 'a file saved as "UTF-8 with BOM"',
        good: 'the same file saved as "UTF-8"',
    },
    messages: {
        'byte-order-mark': 'The file begins with a UTF-8 byte-order mark.',
        'utf-16': 'The file is UTF-16.',
        'not-utf8': 'A byte sequence is not UTF-8.',
        nul: 'The text holds a NUL character.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/registry/one-directory.js
const one_directory_rule = {
    id: 'registry/one-directory',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'two packages would share an install directory',
    why: 'A package is installed under its name, whatever its kind. The second one would replace the first.',
    fix: 'Give every package a name of its own.',
    example: {
        bad: '- kind: skill\n  name: read\n- kind: agent\n  name: read',
        good: '- kind: skill\n  name: read\n- kind: agent\n  name: reader',
    },
    messages: {
        shared: 'An earlier row of another kind has the same name.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/registry/order.js
const order_rule = {
    id: 'registry/order',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'rows are not sorted by name',
    why: 'Sorted rows keep changes small and put names that look alike next to each other.',
    fix: 'Run plugin-gate pin, which sorts the rows and keeps their comments.',
    example: {
        bad: '- name: write\n- name: read',
        good: '- name: read\n- name: write',
    },
    messages: {
        unsorted: 'The row before it has a greater name.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/registry/package-without-row.js
const package_without_row_rule = {
    id: 'registry/package-without-row',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a package has no row',
    why: 'A package without a row cannot be installed from this registry, and nothing pins its bytes.',
    fix: 'Run plugin-gate pin, which adds the row.',
    example: {
        bad: 'skills/read/plugin.json exists and no row has sourceUrl: skills/read',
        good: '- kind: skill\n  sourceUrl: skills/read',
    },
    messages: {
        'without-row': 'A package lies below the registry and no row points at it.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/registry/requires-cycle.js
const requires_cycle_rule = {
    id: 'registry/requires-cycle',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'requirements lead back to their start',
    why: 'A host installs requirements first. Where they lead back to their start there is no first one.',
    fix: 'Remove one of the requirements on the way.',
    example: {
        bad: 'skill:a requires skill:b\nskill:b requires skill:a',
        good: 'skill:a requires skill:b',
    },
    messages: {
        cycle: 'Following requirements leads back to the row.',
        itself: 'A row requires itself.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/registry/requires-missing.js
const requires_missing_rule = {
    id: 'registry/requires-missing',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a requirement has no row',
    why: 'A host installs what a package requires from the same registry. Without a row the installation stops.',
    fix: 'Add the row, or remove the requirement from plugin.json and pin again.',
    example: {
        bad: 'requires: [skill:raed]',
        good: 'requires: [skill:read]',
    },
    messages: {
        missing: 'No row has this kind and name.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/registry/same-digest.js
const same_digest_rule = {
    id: 'registry/same-digest',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'two rows pin the same bytes',
    why: 'Two packages with equal bytes are nearly always a row that was copied and not pinned again.',
    fix: 'Run plugin-gate pin, or remove the row that was copied.',
    example: {
        bad: 'two rows with one sha256',
        good: 'each row with the digest of its own package',
    },
    messages: {
        same: 'An earlier row has the same digest.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/registry/shape.js
const shape_rule = {
    id: 'registry/shape',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a registry holds no list of rows',
    why: 'A host looks for a list of rows, at the top or under "entries". Anything else is no registry.',
    fix: 'Write a list of rows, or a mapping with "entries".',
    example: {
        bad: 'skill:\n  name: read',
        good: '- kind: skill\n  name: read',
    },
    messages: {
        'no-rows': 'There is neither a list at the top nor one under "entries".',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/registry/similar-name.js
const registry_similar_name_rule = {
    id: 'registry/similar-name',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'two names differ only in separators',
    why: 'Names that are equal without - and . are taken for each other by people, which is how look-alike packages get installed.',
    fix: 'Choose names that differ in letters or digits.',
    example: {
        bad: 'name: page-kit\nname: page.kit',
        good: 'name: page-kit\nname: page-tools',
    },
    messages: {
        separators: 'An earlier row has the same name with other separators.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/registry/syntax.js
const syntax_rule = {
    id: 'registry/syntax',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a registry is not YAML',
    why: 'From the fault on nothing can be read, so the rows behind it are not checked, and no host can use the file.',
    fix: 'Mend the marked line, then check again: what follows it has not been looked at.',
    example: {
        bad: '- kind: skill\n\tname: read',
        good: '- kind: skill\n  name: read',
    },
    messages: {
        syntax: 'The text is not YAML at this place.',
        tab: 'A line is indented with a tab.',
        'too-deep': 'Collections are nested deeper than any registry needs.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/registry/too-many-rows.js
const too_many_rows_rule = {
    id: 'registry/too-many-rows',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a registry has too many rows',
    why: 'Rows after the cap are not read, so nothing is known about them.',
    fix: 'Split the registry into several.',
    example: {
        bad: '50,001 rows in one file',
        good: 'two files of 25,000 rows',
    },
    messages: {
        'too-many': 'The list is longer than the cap.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/registry/unknown-key.js
const registry_unknown_key_rule = {
    id: 'registry/unknown-key',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a registry has an unknown key',
    why: 'A host ignores it. It is kept as it is, but nothing will ever read it.',
    fix: 'Remove it, or write it as a comment.',
    example: {
        bad: 'owner: team\nentries: []',
        good: '# owner: team\nentries: []',
    },
    messages: {
        unknown: 'A mapping registry has a key other than "entries".',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/registry/unreadable.js
const registry_unreadable_rule = {
    id: 'registry/unreadable',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a registry cannot be read',
    why: 'A registry that cannot be read is never the same as one without rows: nothing it pins has been checked.',
    fix: 'Give a regular file with a list of rows, written as text.',
    example: {
        bad: 'registry.yaml is a directory',
        good: 'registry.yaml is a file that begins with "- kind: skill"',
    },
    messages: {
        'not-a-file': 'The registry is a directory, a link or another thing that is no regular file.',
        'too-large': 'The file is over the cap, which is checked before anything is parsed.',
        empty: 'The file holds no document, or an empty one.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/registry/yaml-feature.js
const yaml_feature_rule = {
    id: 'registry/yaml-feature',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a registry uses YAML that hides values',
    why: 'Anchors, aliases, tags, merge keys and directives make a value differ from what stands in its row, and readers disagree about them. A reviewer must see what a host will use.',
    fix: 'Write every value out where it is used.',
    example: {
        bad: '- &base\n  kind: skill\n- *base',
        good: '- kind: skill\n  name: read',
    },
    messages: {
        directive: 'A line that begins with % stands before the document.',
        tag: 'A value has a tag such as !!str.',
        anchor: 'A value has an anchor (&name).',
        alias: 'A value is an alias (*name).',
        'merge-key': 'A mapping merges another one (<<).',
        'complex-key': 'A key is a list or a mapping.',
        'second-document': 'A second document follows the first.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/audit.js
const audit_rule = {
    id: 'row/audit',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a row has an unknown audit result',
    why: 'Hosts show the audit result. An unknown word would be shown as if it meant something.',
    fix: 'Write pass, warn, fail or unknown.',
    example: {
        bad: 'audit: ok',
        good: 'audit: pass',
    },
    messages: {
        unknown: 'The value is none of the four results.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/description-differs.js
const description_differs_rule = {
    id: 'row/description-differs',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a row describes its package differently',
    why: 'People choose by the description in the registry and get the package with the other one.',
    fix: 'Run plugin-gate pin.',
    example: {
        bad: 'description: Reads pages. (plugin.json: Reads and sums up pages.)',
        good: 'description: Reads and sums up pages.',
    },
    messages: {
        differs: 'The descriptions differ.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/field-differs.js
const field_differs_rule = {
    id: 'row/field-differs',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a row says something else than its package',
    why: 'A host compares kind, name, version and requirements with plugin.json after fetching and refuses what differs.',
    fix: 'Run plugin-gate pin, or change plugin.json where that is wrong.',
    example: {
        bad: 'version: 1.0.0 (plugin.json: 1.1.0)',
        good: 'version: 1.1.0',
    },
    messages: {
        kind: 'The kinds differ.',
        name: 'The names differ.',
        version: 'The versions differ.',
        requires: 'The sets of requirements differ.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/kind.js
const row_kind_rule = {
    id: 'row/kind',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a row has an unknown kind',
    why: 'The kind says how a host installs the package. A host refuses one it does not know.',
    fix: 'Give the kind that plugin.json states.',
    example: {
        bad: 'kind: skills',
        good: 'kind: skill',
    },
    messages: {
        unknown: 'No known host has this kind.',
        'other-generation': 'The host that was asked for does not have this kind.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/missing-key.js
const row_missing_key_rule = {
    id: 'row/missing-key',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a row lacks a required key',
    why: 'The six keys kind, name, description, version, sourceUrl and sha256 say what is installed and from where. A host refuses a row without one of them.',
    fix: 'Add the key; plugin-gate pin writes those a machine knows.',
    example: {
        bad: '- kind: skill\n  name: read',
        good: '- kind: skill\n  name: read\n  version: 1.0.0',
    },
    messages: {
        missing: 'A key that only a person can write is not there.',
        misspelled: 'A key is not there, and one that no row has reads like it.',
        'not-pinned': 'A key that plugin-gate pin writes is not there.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/name.js
const row_name_rule = {
    id: 'row/name',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a row has a name no package can have',
    why: 'The name becomes a directory on every machine, so its form is narrow. A host refuses any other.',
    fix: 'Give the name that plugin.json states.',
    example: {
        bad: 'name: Page Kit',
        good: 'name: page-kit',
    },
    messages: {
        form: 'The name is not of the form of package names.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/not-a-mapping.js
const not_a_mapping_rule = {
    id: 'row/not-a-mapping',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a row is not a mapping',
    why: 'A row is keys with values. Anything else in the list names no package.',
    fix: 'Write the keys of the row, or remove the item.',
    example: {
        bad: '- skill:read',
        good: '- kind: skill\n  name: read',
    },
    messages: {
        'not-a-mapping': 'An item of the list is a text, a list or empty.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/other-server.js
const other_server_rule = {
    id: 'row/other-server',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a row comes from a server that Clio refuses',
    why: 'A Clio host takes sources on github.com only. The row can be checked here, but not installed there.',
    fix: 'Keep such rows to hosts that are set up for the server.',
    example: {
        bad: 'sourceUrl: https://github.example/o/r/tree/v1',
        good: 'sourceUrl: https://github.com/o/r/tree/v1',
    },
    messages: {
        'other-server': 'The URL is on the server that GITHUB_SERVER_URL names.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/package-not-admitted.js
const package_not_admitted_rule = {
    id: 'row/package-not-admitted',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a row points at a package that a host refuses',
    why: 'Whoever installs the row gets an error instead of the package.',
    fix: 'Mend the findings of the package.',
    example: {
        bad: 'a row whose plugin.json has no version',
        good: 'a row whose package passes plugin-gate check',
    },
    messages: {
        'not-admitted': 'The package has findings because of which a host refuses it.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/provides.js
const provides_rule = {
    id: 'row/provides',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'the hints of a row are of no use',
    why: 'Hints help people find a package and never admit one. A malformed list is dropped, and a stale one sends people to things that are not there.',
    fix: 'Run plugin-gate pin, or mend or remove the list.',
    example: {
        bad: 'provides: [skill:read]',
        good: 'provides: [{kind: skill, name: read}]',
    },
    messages: {
        malformed: 'The list has another form, so a host drops it.',
        differs: 'The list is not what a host loads from the package.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/requires.js
const row_requires_rule = {
    id: 'row/requires',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a requirement is malformed',
    why: 'A requirement names a row by kind and name. Any other text can never be satisfied.',
    fix: 'Write kind:name.',
    example: {
        bad: 'requires: [read]',
        good: 'requires: [skill:read]',
    },
    messages: {
        form: 'The text is not kind:name.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/requires-repeated.js
const requires_repeated_rule = {
    id: 'row/requires-repeated',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a requirement is listed twice',
    why: 'It changes nothing and suggests that another one was meant.',
    fix: 'Remove the second one.',
    example: {
        bad: 'requires: [skill:read, skill:read]',
        good: 'requires: [skill:read]',
    },
    messages: {
        repeated: 'The same reference occurs before in the list.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/sha256.js
const sha256_rule = {
    id: 'row/sha256',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a pin is not the digest of its package',
    why: 'The pin is what protects whoever installs the package: a host compares it with what it fetched and stops where they differ. A pin that is wrong here is wrong everywhere.',
    fix: 'See what differs with plugin-gate digest --explain; where the bytes are meant, bump the version and run plugin-gate pin.',
    example: {
        bad: 'sha256: the digest of what the package was',
        good: 'sha256: what plugin-gate digest prints for the package',
    },
    messages: {
        form: 'The text is not 64 lowercase hexadecimal digits.',
        'no-digest': 'The tree was refused, so there is nothing to compare with.',
        differs: 'The digest of the bytes is another one.',
        explained: 'The digest is another one, and recomputing shows why.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/source-link.js
const source_link_rule = {
    id: 'row/source-link',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a link stands on the way to a package',
    why: 'What a link points at can change without a change below it, and a clone may not have it at all.',
    fix: 'Point at the real directory.',
    example: {
        bad: 'sourceUrl: latest (a link to skills/read)',
        good: 'sourceUrl: skills/read',
    },
    messages: {
        link: 'A part of the path is a symbolic link.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/source-missing.js
const source_missing_rule = {
    id: 'row/source-missing',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'the package of a row is not there',
    why: 'A host that follows the row finds nothing to install.',
    fix: 'Restore the directory, mend the path, or remove the row.',
    example: {
        bad: 'sourceUrl: skills/raed',
        good: 'sourceUrl: skills/read',
    },
    messages: {
        missing: 'A part of the path does not exist.',
        'not-a-directory': 'A part of the path is a file.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/source-untracked.js
const source_untracked_rule = {
    id: 'row/source-untracked',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'git tracks nothing of a package',
    why: 'What git does not track is in no clone. The row works on this machine only.',
    fix: 'Add the package to git, or remove the row.',
    example: {
        bad: 'sourceUrl: build/read (ignored by git)',
        good: 'sourceUrl: skills/read (committed)',
    },
    messages: {
        untracked: 'git tracks no file in the directory.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/source-url.js
const source_url_rule = {
    id: 'row/source-url',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a row points at no usable place',
    why: 'A host takes a path below the registry or a strict GitHub tree URL, and repairs neither. Anything that would need repair could be repaired into another place.',
    fix: 'Write a path relative to the registry file, or copy the address of a directory on GitHub.',
    example: {
        bad: 'sourceUrl: ../read',
        good: 'sourceUrl: skills/read',
    },
    messages: {
        'not-relative': 'The path is absolute.',
        parent: 'The path climbs with "..".',
        backslash: 'The path has a backslash.',
        itself: 'The path is the directory of the registry.',
        unclear: 'The text is empty, has blanks at its ends, or holds characters that nobody sees.',
        'not-tree-url': 'The text means another place and is no strict GitHub tree URL.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/unknown-key.js
const row_unknown_key_rule = {
    id: 'row/unknown-key',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a row has a key that nothing reads',
    why: 'A host ignores it. Often it is a required or optional key with a typing error.',
    fix: 'Correct the key, remove it, or write it as a comment.',
    example: {
        bad: 'requiers: [skill:read]',
        good: 'requires: [skill:read]',
    },
    messages: {
        unknown: 'The key is none of a row.',
        plugin: '"plugin" stands in a row that is no extension.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/version.js
const row_version_rule = {
    id: 'row/version',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a row has no semantic version',
    why: 'Updates compare versions. A text that is no strict version cannot be ordered, and a host refuses it.',
    fix: 'Give the version as plugin.json states it.',
    example: {
        bad: 'version: v1.2',
        good: 'version: 1.2.0',
    },
    messages: {
        form: 'The version is not a strict semantic version in its canonical form.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/row/wrong-type.js
const row_wrong_type_rule = {
    id: 'row/wrong-type',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a value of a row has the wrong type',
    why: 'A host reads values with their YAML types. An unquoted 1.10 becomes the number 1.1, and a digest of digits with one e a huge number: another value than the one that was reviewed.',
    fix: 'Quote the text, or give the type that is expected.',
    example: {
        bad: 'version: 1.10',
        good: 'version: "1.10.0"',
    },
    messages: {
        'quote-it': 'An unquoted value is read as a number, a boolean or null.',
        'not-a-string': 'A text is expected and something else is given.',
        'not-a-list': 'A list is expected and something else is given.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/skill/description-long.js
const description_long_rule = {
    id: 'skill/description-long',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a description is longer than hosts show',
    why: 'A host cuts or warns about a description over 1,024 characters, and every description is paid for in every conversation.',
    fix: 'Shorten the description to what the skill does and when to use it, and move the rest into the body.',
    example: {
        bad: 'description: (1,100 characters)',
        good: 'description: Reads a page. Use when a page is given.',
    },
    messages: { long: 'The description has over 1,024 characters.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/skill/description-missing.js
const description_missing_rule = {
    id: 'skill/description-missing',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a skill has no description',
    why: 'The description is how a model decides whether to use the skill. A host loads no skill without one.',
    fix: 'Add "description" with one sentence on what the skill does and when to use it.',
    example: {
        bad: '---\nname: read\n---',
        good: '---\nname: read\ndescription: Reads a page. Use when a page is given.\n---',
    },
    messages: {
        missing: 'There is no "description".',
        blank: 'The description is blank.',
        'not-text': 'The description is a number, a list or another thing that is not text.',
        placeholder: 'The description is the placeholder that a fix puts there, or an ellipsis.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/skill/long.js
const long_rule = {
    id: 'skill/long',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a skill is so long that it crowds out the task',
    why: 'The whole skill goes into the context of the model each time it is used. Over 50 KiB a host warns.',
    fix: 'Move reference material into files of its own beside SKILL.md, and name those in the text.',
    example: { bad: 'a SKILL.md of 60 KiB', good: 'a SKILL.md of 8 KiB and references/details.md' },
    messages: { long: 'The file has over 50 KiB.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/skill/name-directory.js
const skill_name_directory_rule = {
    id: 'skill/name-directory',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a skill is called differently than its directory',
    why: 'People find the skill under one name and call it by another. Other clients drop a skill whose name differs from its directory.',
    fix: 'Give the skill and its directory the same name.',
    example: {
        bad: 'skills/read/SKILL.md with "name: reader"',
        good: 'skills/read/SKILL.md with "name: read"',
    },
    messages: { differs: 'Name and directory differ.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/skill/name-form.js
const name_form_rule = {
    id: 'skill/name-form',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a skill name has characters outside a-z, 0-9 and -',
    why: 'A host warns about such a name, and other clients drop the skill.',
    fix: 'Write the name with a-z, 0-9 and - only, and call the directory the same.',
    example: { bad: 'name: Read Page', good: 'name: read-page' },
    messages: {
        characters: 'The name has other characters.',
        'not-text': 'The name is a number, a list or another thing that is not text.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/skill/name-long.js
const name_long_rule = {
    id: 'skill/name-long',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a skill name is longer than hosts expect',
    why: 'A host warns about names over 64 characters, and other clients drop such a skill.',
    fix: 'Shorten the name, and the directory with it.',
    example: { bad: 'name: (70 letters)', good: 'name: read-page' },
    messages: { long: 'The name has over 64 characters.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/skill/name-twice.js
const name_twice_rule = {
    id: 'skill/name-twice',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'two skills have one name',
    why: 'A host can load only one of the two, and which one is not in the hands of the author.',
    fix: 'Give one of the two another name, and its directory the same.',
    example: {
        bad: 'skills/a/SKILL.md and skills/b/SKILL.md, both with "name: read"',
        good: 'one with "name: read", the other with "name: write"',
    },
    messages: { twice: 'An earlier skill has this name already.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/skill/nested.js
const nested_rule = {
    id: 'skill/nested',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a skill lies inside another skill and is never found',
    why: 'A directory with SKILL.md is one skill and is not searched further. What lies below it never loads.',
    fix: 'Move the inner directory beside the outer one.',
    example: {
        bad: 'skills/read/SKILL.md and skills/read/page/SKILL.md',
        good: 'skills/read/SKILL.md and skills/page/SKILL.md',
    },
    messages: { nested: 'A SKILL.md lies below a directory that is a skill already.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/skill/none.js
const none_rule = {
    id: 'skill/none',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a skills root holds no skill',
    why: 'A skills root that is declared or there promises skills. A host that finds none reports the package as broken.',
    fix: 'Put a skill into the root, or take away the declaration and the directory.',
    example: {
        bad: '"resources": {"skills": "skills"} and skills/notes.txt',
        good: 'skills/read/SKILL.md',
    },
    messages: {
        declared: 'A declared skills root has no skill.',
        present: 'A skills directory is there and has no skill.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/skill/stray-markdown.js
const stray_markdown_rule = {
    id: 'skill/stray-markdown',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a loose Markdown file in the skills root is read as a skill',
    why: 'A host reads every .md at the top of the skills root as a skill. A README there is a broken skill, and it breaks the package.',
    fix: 'Move the file out of the skills root, or into the directory of the skill it is about.',
    example: { bad: 'skills/README.md', good: 'README.md in the package root' },
    messages: {
        'no-frontmatter': 'The file has no frontmatter.',
        'no-description': 'The file has a frontmatter without a description.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/skill/too-large.js
const skill_too_large_rule = {
    id: 'skill/too-large',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a skill has more bytes than a host reads',
    why: 'A host refuses a skill over 1 MiB, so nobody who installs the package gets it.',
    fix: 'Move reference material into files of its own beside SKILL.md, and name those in the text.',
    example: {
        bad: 'a SKILL.md of 1,048,577 bytes',
        good: 'a SKILL.md of 8,000 bytes and references/details.md',
    },
    messages: { 'too-large': 'The file has over 1 MiB.' },
};

;// CONCATENATED MODULE: ./build/checks/rules/smoke/failed.js
const failed_rule = {
    id: 'smoke/failed',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a package that does not survive being installed for real',
    why: 'A smoke install does in throw-away directories what a host does: install, list, project, switch, update, remove. What fails there fails for everybody who installs the package.',
    fix: 'Read which assertion does not hold and its diagnostic, put that right, and run the smoke install again.',
    example: {
        bad: 'skills/read/SKILL.md without a description: the skill does not load from the installed copy',
        good: 'skills/read/SKILL.md with a description: every payload loads from the installed copy',
    },
    messages: {
        refused: 'the package is refused before anything is installed',
        assertion: 'the package is installed, and a later assertion does not hold',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/source/archived.js
const archived_rule = {
    id: 'source/archived',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a repository that is archived',
    why: 'Nobody mends an archived package, and its users learn of that here first.',
    fix: 'Ask the owner, or point the row at a repository that is looked after.',
    example: {
        bad: 'a row whose repository is read-only',
        good: 'a row whose repository is maintained',
    },
    messages: {
        archived: 'The owner archived the repository.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/source/branch.js
const branch_rule = {
    id: 'source/branch',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    strict: 'error',
    summary: 'a row that follows a branch',
    why: 'A branch moves with the next push, and then the pin is wrong for everybody who installs.',
    fix: 'Tag the commit, and write the tag in the URL.',
    example: {
        bad: 'https://github.com/acme/kits/tree/main/kit',
        good: 'https://github.com/acme/kits/tree/v1/kit',
    },
    messages: {
        branch: 'REF is a branch.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/source/checkout.js
const checkout_rule = {
    id: 'source/checkout',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a commit that git checks out nowhere',
    why: 'A host clones the whole repository. A name that git refuses, wherever it is, ends the clone.',
    fix: 'Rename the path in the repository, and tag again.',
    example: {
        bad: 'a path named .git/config in the commit',
        good: 'a path named git-config in the commit',
    },
    messages: {
        refused: 'The ref leads to no commit, or git refuses a name in it.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/source/commit-id.js
const commit_id_rule = {
    id: 'source/commit-id',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a commit id where a host needs a tag',
    why: 'A host clones with `--branch`, which takes no commit id, so this row cannot be installed.',
    fix: 'Tag the commit, and write the tag in the URL.',
    example: {
        bad: 'https://github.com/acme/kits/tree/0123456789abcdef0123456789abcdef01234567/kit',
        good: 'https://github.com/acme/kits/tree/v1/kit',
    },
    messages: {
        'commit-id': 'REF is a commit id, whole or shortened.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/source/moved.js
const moved_rule = {
    id: 'source/moved',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a source that moved since it was pinned',
    why: 'A tag that leads to other bytes than those that were reviewed is how a package is swapped under its users.',
    fix: 'Find out who moved the tag and why. If the bytes are meant, pin them again; better, use a new tag and version.',
    example: {
        bad: 'v1 moved to another commit after it was pinned',
        good: 'v2 for the new bytes, v1 where it was',
    },
    messages: {
        moved: 'The ref led to the pinned bytes before, and to others now.',
        'moved-or-wrong': 'The ref leads to other bytes; what it led to before is not known here.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/source/path.js
const source_path_rule = {
    id: 'source/path',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a path that is no package directory',
    why: 'A host reads the package at this path of its clone. A link on the way could be pointed elsewhere without a change to the row.',
    fix: 'Write the path of the directory that holds plugin.json, through real directories.',
    example: {
        bad: 'https://github.com/acme/kits/tree/v1/kits/rad',
        good: 'https://github.com/acme/kits/tree/v1/kits/read',
    },
    messages: {
        missing: 'Nothing is there at that ref.',
        'not-directory': 'A file is there.',
        link: 'A symbolic link is there.',
        'link-on-way': 'A directory on the way is a symbolic link.',
        submodule: 'A submodule is there or on the way.',
        'no-manifest': 'The directory has no plugin.json.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/source/pull-ref.js
const pull_ref_rule = {
    id: 'source/pull-ref',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'the ref of a pull request',
    why: 'Anybody can write to it by opening a pull request, and no host installs from it.',
    fix: 'Write a tag of the repository.',
    example: {
        bad: 'https://github.com/acme/kits/tree/refs/pull/7/head',
        good: 'https://github.com/acme/kits/tree/v1/kit',
    },
    messages: {
        'pull-ref': 'REF is refs/pull/….',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/source/ref-ambiguous.js
const ref_ambiguous_rule = {
    id: 'source/ref-ambiguous',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a tag and a branch with one name',
    why: 'Which of the two a clone takes is not visible in the row, and the branch can be moved by anybody who may push.',
    fix: 'Delete or rename the branch, or write another tag.',
    example: {
        bad: 'https://github.com/acme/kits/tree/v1/kit, with a branch v1 beside the tag v1',
        good: 'https://github.com/acme/kits/tree/v1/kit, with the tag v1 alone',
    },
    messages: {
        'tag-and-branch': 'A tag and a branch have this name.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/source/ref-missing.js
const ref_missing_rule = {
    id: 'source/ref-missing',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a ref that a host cannot clone',
    why: 'A host clones with `--branch REF`. Where there is no such tag or branch, or its name cannot be written in a tree URL, nothing is installed.',
    fix: 'Push the tag, or write one that is there.',
    example: {
        bad: 'https://github.com/acme/kits/tree/v9/kit',
        good: 'https://github.com/acme/kits/tree/v1/kit',
    },
    messages: {
        missing: 'The repository has no tag or branch of that name.',
        slash: 'The name goes on after a slash, which the form of the URL cannot say.',
        impossible: 'Git allows no such name.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/source/repository.js
const repository_rule = {
    id: 'source/repository',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a repository that nobody without credentials can fetch',
    why: 'A host clones without credentials. What is missing, private or taken down cannot be installed by anybody else.',
    fix: 'Make the repository public, or correct owner and name in the URL.',
    example: {
        bad: 'https://github.com/acme/private-kit/tree/v1/kit',
        good: 'https://github.com/acme/public-kit/tree/v1/kit',
    },
    messages: {
        missing: 'The server answers 401 or 404: missing or private.',
        gone: 'The server answers 410 or 451: taken down.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/source/repository-moved.js
const repository_moved_rule = {
    id: 'source/repository-moved',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a repository that was renamed or moved',
    why: 'The old name redirects only until somebody else takes it, and then the row installs their bytes.',
    fix: 'Write the new name in the URL.',
    example: {
        bad: 'https://github.com/acme/old-name/tree/v1/kit',
        good: 'https://github.com/acme/new-name/tree/v1/kit',
    },
    messages: {
        moved: 'The server knows the repository under another name or owner.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/source/submodule.js
const submodule_rule = {
    id: 'source/submodule',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a submodule inside a fetched package',
    why: 'A host clones without submodules, so its users get an empty directory there.',
    fix: 'Put the files into the repository itself.',
    example: { bad: 'vendor/tool as a submodule', good: 'vendor/tool as plain files' },
    messages: {
        below: 'A submodule lies inside the package.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/attribute-changes-bytes.js
const attribute_changes_bytes_rule = {
    id: 'tree/attribute-changes-bytes',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a clone checks out other bytes',
    why: 'An attribute makes git convert the file on checkout, and the result is not what is here. A pin over what is here fails in every clone.',
    fix: 'Save the file as git stores it, or take the attribute off in .gitattributes (* -text keeps every byte); commit, and pin again.',
    example: {
        bad: '*.txt eol=crlf, and LF here',
        good: '*.txt -text',
    },
    messages: {
        stored: 'Git stores the file with LF, and it has CRLF here.',
        differs: 'The file as a clone has it differs from the file here.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/attribute-conversion.js
const attribute_conversion_rule = {
    id: 'tree/attribute-conversion',
    severity: 'note',
    boundary: null,
    since: '0.1.0',
    summary: 'git converts a file on checkout',
    why: 'The bytes here are what a clone checks out, but they are not what is committed; archives and other tools give other bytes.',
    fix: 'Prefer * -text in .gitattributes, so that every way of getting the files gives the same bytes.',
    example: {
        bad: '*.txt eol=crlf',
        good: '*.txt -text',
    },
    messages: {
        same: 'eol=crlf, ident or working-tree-encoding applies, with the bytes that are here.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/attribute-filter.js
const attribute_filter_rule = {
    id: 'tree/attribute-filter',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a git filter decides what a file holds',
    why: 'With git LFS and other filters the bytes depend on what is installed on a machine: with it the file, without it a pointer. No digest is true for both.',
    fix: 'Take the filter off the files of the package in .gitattributes, and commit them as they are.',
    example: {
        bad: '*.bin filter=lfs',
        good: '*.bin -text',
    },
    messages: {
        filter: 'A tracked file of the package has a filter attribute.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/attribute-unfixed.js
const attribute_unfixed_rule = {
    id: 'tree/attribute-unfixed',
    severity: 'note',
    boundary: null,
    since: '0.1.0',
    summary: 'line endings depend on each machine',
    why: 'Where core.autocrlf is set, as on many Windows machines, a clone has CRLF and another digest than the pin.',
    fix: 'Put the line "* -text" or "* text eol=lf" into .gitattributes at the root of the repository.',
    example: {
        bad: 'no .gitattributes',
        good: '* text eol=lf',
    },
    messages: {
        none: 'A text file has no attribute at all.',
        'no-eol': 'A text file has text or text=auto and no eol.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/changed-while-hashing.js
const changed_while_hashing_rule = {
    id: 'tree/changed-while-hashing',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'an entry changed while it was being hashed',
    why: 'The digest would be of bytes that never were there together. Nothing is said about a tree that is being written.',
    fix: 'Let whatever writes there finish (an editor, a build, a sync), and run again.',
    example: {
        bad: 'check while a build writes into the package',
        good: 'check after the build',
    },
    messages: {
        vanished: 'The entry was listed and then gone.',
        replaced: 'It became another kind of thing.',
        content: 'Its size, times, links or identity changed.',
        entries: 'The names in the directory changed.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/empty-directory.js
const empty_directory_rule = {
    id: 'tree/empty-directory',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a directory is empty',
    why: 'It is part of the digest here, and git cannot store it, so no clone has it or its digest.',
    fix: 'Remove the directory, or put a file into it and add that.',
    example: {
        bad: 'skills/later/ with nothing in it',
        good: 'skills/read/SKILL.md',
    },
    messages: {
        empty: 'A directory with no entry, in a package that lies in git.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/hard-link.js
const hard_link_rule = {
    id: 'tree/hard-link',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a file is shared with another name',
    why: 'Writing through the other name changes the package without anyone touching it. Hosts refuse a file with more than one hard link.',
    fix: 'Replace the file by a copy of itself: cp FILE FILE.new && mv FILE.new FILE.',
    example: {
        bad: 'ln ../common/LICENSE LICENSE',
        good: 'cp ../common/LICENSE LICENSE',
    },
    messages: {
        'hard-link': 'The file has more than one hard link, inside the package or elsewhere.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/ignored.js
const ignored_rule = {
    id: 'tree/ignored',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a file is ignored by git',
    why: 'It is part of the digest here and of no clone, so a pin made here is wrong for everybody else.',
    fix: 'Remove the file, or stop ignoring it and add it.',
    example: {
        bad: '.DS_Store in the package',
        good: 'no .DS_Store',
    },
    messages: {
        file: 'One file that git ignores.',
        directory: 'Many files in an ignored directory.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/link-dangling.js
const link_dangling_rule = {
    id: 'tree/link-dangling',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a link leads nowhere',
    why: 'Whatever appears there later would become part of the package without a change of its digest. Hosts refuse such a package.',
    fix: 'Point the link at a file of the package, or remove it.',
    example: {
        bad: 'latest.md -> v2.md, and no v2.md',
        good: 'latest.md -> v1.md, which exists',
    },
    messages: {
        dangling: 'Nothing is at the target.',
        loop: 'The link leads back to itself, through others or not.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/link-outside.js
const link_outside_rule = {
    id: 'tree/link-outside',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a link leads out of the package',
    why: 'What lies outside can change while the digest stays the same, and it is missing where the package is installed. Hosts refuse such a package.',
    fix: 'Copy the file into the package, or remove the link.',
    example: {
        bad: 'docs/notes.md -> ../../notes.md',
        good: 'docs/notes.md, a file of its own',
    },
    messages: {
        outside: 'The real target is not below the package root.',
        'left-out': 'The target is in the .git of the root, which is not part of the package.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/link-unportable.js
const link_unportable_rule = {
    id: 'tree/link-unportable',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a link works only in this place',
    why: 'An install copies the package elsewhere; there the link dangles or leaves the package, and the copy is refused.',
    fix: 'Make the target relative, and let it stay inside the package on its way.',
    example: {
        bad: 'latest.md -> /home/me/reader/v1.md',
        good: 'latest.md -> v1.md',
    },
    messages: {
        absolute: 'The target is an absolute path that is inside the package here.',
        climbs: 'The target leaves the package and comes back through the name of its directory.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/name-not-portable.js
const tree_name_not_portable_rule = {
    id: 'tree/name-not-portable',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a name cannot exist on Windows',
    why: 'A clone or install on Windows fails or gets another name there, so the package has another digest or none.',
    fix: 'Rename the entry.',
    example: {
        bad: 'prompts/what?.md',
        good: 'prompts/what.md',
    },
    messages: {
        reserved: 'A device name such as con or nul.',
        character: 'A character such as : ? * or a backslash.',
        ending: 'The name ends with a dot or a blank.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/name-not-utf8.js
const name_not_utf8_rule = {
    id: 'tree/name-not-utf8',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a name is not valid UTF-8',
    why: 'Such a name cannot be written down the same way on every system, so no digest can contain it. Hosts refuse such a package.',
    fix: 'Rename the entry to a name in UTF-8.',
    example: {
        bad: 'caf\xe9.md, the byte of Latin-1',
        good: 'café.md in UTF-8',
    },
    messages: {
        name: 'The name of an entry.',
        target: 'The target text of a link.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/name-twins.js
const tree_name_twins_rule = {
    id: 'tree/name-twins',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'two names are one file on other systems',
    why: 'On macOS and Windows one of the two overwrites the other, so the tree and its digest are not the same there.',
    fix: 'Rename or remove one of the two.',
    example: {
        bad: 'README.md and readme.md',
        good: 'README.md',
    },
    messages: {
        case: 'The names differ only in upper and lower case.',
        normalisation: 'The names differ only in how Unicode composes them.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/name-unseen.js
const name_unseen_rule = {
    id: 'tree/name-unseen',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a name has characters a reader cannot see',
    why: 'Hidden or reordering characters make one name look like another, in listings and in reviews.',
    fix: 'Rename the entry so that its name shows all its characters.',
    example: {
        bad: 'read\u200Bme.md',
        good: 'readme.md',
    },
    messages: {
        unseen: 'A control, bidirectional, zero-width or tag character.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/nested-git.js
const nested_git_rule = {
    id: 'tree/nested-git',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'a .git lies inside the package, or between it and its repository',
    why: 'It is hashed with the package, and git never commits it, so no clone can have this digest. Its settings can also run programs for whoever uses git there.',
    fix: 'Remove it, or keep the other repository outside the package.',
    example: {
        bad: 'vendor/tool/.git',
        good: 'vendor/tool without .git',
    },
    messages: {
        'nested-git': 'An entry named .git that is not the one of the root.',
        above: 'A .git in a directory between the repository and the package.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/not-held.js
const not_held_rule = {
    id: 'tree/not-held',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a file is too large to be read for judging',
    why: 'Its bytes are in the digest, but what they say was not judged, so faults in it stay unseen.',
    fix: 'Make the file smaller, or split it.',
    example: {
        bad: 'skills/read/data.md of 9 MiB',
        good: 'skills/read/data.md of 20 KiB',
    },
    messages: {
        file: 'One file is over the cap.',
        tree: 'All files of the package together are over the cap.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/root.js
const tree_root_rule = {
    id: 'tree/root',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'the package root is not a directory of its own',
    why: 'A digest covers one real directory. A root that is missing, a file or a link has nothing that could be pinned.',
    fix: 'Name the package directory itself, not a link to it.',
    example: {
        bad: 'packages/reader -> ../shared/reader',
        good: 'packages/reader/plugin.json',
    },
    messages: {
        missing: 'Nothing is at the path.',
        'not-directory': 'A file or something else is there.',
        link: 'The root is itself a symbolic link.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/special-file.js
const special_file_rule = {
    id: 'tree/special-file',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'an entry is neither file, directory nor link',
    why: 'A pipe, socket or device has no content to pin, and opening one can block or act. Hosts refuse such a package.',
    fix: 'Remove the entry.',
    example: {
        bad: 'mkfifo events',
        good: 'no such entry',
    },
    messages: {
        fifo: 'A named pipe.',
        socket: 'A socket.',
        device: 'A character or block device.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/submodule.js
const tree_submodule_rule = {
    id: 'tree/submodule',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a submodule holds part of the package',
    why: 'A plain clone leaves a submodule empty, so the files in it are part of the digest here and not there.',
    fix: 'Put the files into the repository itself.',
    example: {
        bad: 'vendor/tool as a submodule',
        good: 'vendor/tool as plain files',
    },
    messages: {
        below: 'A submodule inside the package.',
        inside: 'The whole package lies in a submodule.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/too-deep.js
const tree_too_deep_rule = {
    id: 'tree/too-deep',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'directories are nested too deeply',
    why: 'A path that long cannot be copied to every system. The walk stops there, so nothing below is part of a digest.',
    fix: 'Move the entries up, or give the directories shorter names.',
    example: {
        bad: 'a/a/a/… a thousand times',
        good: 'a/notes.md',
    },
    messages: {
        levels: 'More directory levels than the limit.',
        'path-length': 'A path longer than the system can hold.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/unreadable.js
const tree_unreadable_rule = {
    id: 'tree/unreadable',
    severity: 'error',
    boundary: null,
    since: '0.1.0',
    summary: 'an entry cannot be read',
    why: 'What cannot be read cannot be pinned, and leaving it out would pin something else than what is there.',
    fix: 'Give yourself the right to read the entry, or remove it.',
    example: {
        bad: 'chmod 000 notes.md',
        good: 'chmod 644 notes.md',
    },
    messages: {
        unreadable: 'The system refused to open, list or look at the entry.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/tree/untracked.js
const untracked_rule = {
    id: 'tree/untracked',
    severity: 'warning',
    boundary: null,
    since: '0.1.0',
    summary: 'a file is not in git',
    why: 'It is part of the digest here and of no clone, so a pin made here is wrong for everybody else.',
    fix: 'Add the file with git add, or remove it.',
    example: {
        bad: 'notes.txt beside plugin.json, never added',
        good: 'git add notes.txt',
    },
    messages: {
        file: 'One file that git does not track.',
        directory: 'Several files in a directory of which git tracks nothing.',
    },
};

;// CONCATENATED MODULE: ./build/checks/rules/index.js
























































































































































































































































const rules = [
    rule,
    allowed_tools_list_rule,
    compatibility_rule,
    description_rule,
    encoding_rule,
    frontmatter_rule,
    license_rule,
    location_rule,
    metadata_rule,
    metadata_value_rule,
    name_rule,
    name_directory_rule,
    not_discovered_rule,
    unknown_key_rule,
    body_blank_rule,
    budget_rule,
    missing_key_rule,
    skill_unknown_rule,
    agent_unknown_key_rule,
    value_rule,
    wrong_type_rule,
    entry_file_rule,
    implementation_rule,
    inventory_rule,
    capability_name_rule,
    name_not_portable_rule,
    name_twins_rule,
    outside_rule,
    plugin_missing_rule,
    published_copy_rule,
    root_rule,
    same_path_rule,
    shadows_rule,
    shadows_changed_rule,
    task_metadata_rule,
    two_plugins_rule,
    two_rows_rule,
    unreadable_rule,
    files_without_pin_rule,
    format_only_rule,
    pre_release_rule,
    registry_moved_rule,
    registry_removed_rule,
    required_row_removed_rule,
    row_removed_rule,
    row_renamed_rule,
    same_version_other_bytes_rule,
    similar_name_rule,
    source_moved_rule,
    version_back_rule,
    version_lower_rule,
    version_only_rule,
    cycle_rule,
    duplicate_rule,
    id_rule,
    kind_rule,
    missing_target_rule,
    outside_root_rule,
    path_rule,
    reference_rule,
    reference_twice_rule,
    self_reference_rule,
    too_many_rule,
    arguments_rule,
    dependency_rule,
    dependency_cycle_rule,
    later_field_rule,
    fleet_missing_key_rule,
    no_steps_rule,
    step_form_rule,
    step_twice_rule,
    fleet_unknown_key_rule,
    fleet_value_rule,
    writes_rule,
    fleet_wrong_type_rule,
    manifest_compatibility_rule,
    duplicate_key_rule,
    evals_retired_rule,
    hidden_character_rule,
    incompatible_rule,
    manifest_kind_rule,
    manifest_version_rule,
    mcp_not_run_rule,
    missing_rule,
    manifest_missing_key_rule,
    more_findings_rule,
    manifest_name_rule,
    newer_vocabulary_rule,
    not_json_rule,
    not_regular_rule,
    not_utf8_rule,
    older_vocabulary_rule,
    other_generation_rule,
    requires_rule,
    requires_twice_rule,
    resource_kind_rule,
    resource_path_rule,
    retired_kind_rule,
    schema_rule,
    single_kind_rule,
    state_json_reserved_rule,
    too_large_rule,
    manifest_unknown_key_rule,
    version_rule,
    manifest_wrong_type_rule,
    broken_link_rule,
    missing_mention_rule,
    unseen_rule,
    component_missing_rule,
    malformed_rule,
    not_whole_rule,
    marker_outside_rule,
    target_missing_rule,
    args_rule,
    command_rule,
    command_missing_rule,
    cwd_rule,
    cwd_missing_rule,
    mcp_duplicate_key_rule,
    env_rule,
    headers_rule,
    json_rule,
    mcp_location_rule,
    placeholder_rule,
    mcp_schema_rule,
    secret_rule,
    server_rule,
    server_key_rule,
    servers_rule,
    mcp_unknown_key_rule,
    url_rule,
    url_form_rule,
    component_not_loaded_rule,
    payload_encoding_rule,
    payload_frontmatter_rule,
    payload_hidden_character_rule,
    root_undeclared_rule,
    too_deep_rule,
    undeclared_rule,
    changed_rule,
    policy_unknown_key_rule,
    unknown_rule_rule,
    policy_unreadable_rule,
    policy_value_rule,
    waiver_expired_rule,
    waiver_unused_rule,
    portable_duplicate_key_rule,
    extension_member_rule,
    extensions_rule,
    foreign_disagrees_rule,
    foreign_manifest_rule,
    link_rule,
    manifest_json_rule,
    manifest_missing_rule,
    portable_metadata_rule,
    metadata_form_rule,
    portable_more_findings_rule,
    portable_name_rule,
    near_location_rule,
    path_outside_rule,
    portable_schema_rule,
    skills_location_rule,
    unknown_field_rule,
    argument_rule,
    prompt_link_rule,
    registry_duplicate_key_rule,
    duplicate_row_rule,
    registry_encoding_rule,
    one_directory_rule,
    order_rule,
    package_without_row_rule,
    requires_cycle_rule,
    requires_missing_rule,
    same_digest_rule,
    shape_rule,
    registry_similar_name_rule,
    syntax_rule,
    too_many_rows_rule,
    registry_unknown_key_rule,
    registry_unreadable_rule,
    yaml_feature_rule,
    audit_rule,
    description_differs_rule,
    field_differs_rule,
    row_kind_rule,
    row_missing_key_rule,
    row_name_rule,
    not_a_mapping_rule,
    other_server_rule,
    package_not_admitted_rule,
    provides_rule,
    row_requires_rule,
    requires_repeated_rule,
    sha256_rule,
    source_link_rule,
    source_missing_rule,
    source_untracked_rule,
    source_url_rule,
    row_unknown_key_rule,
    row_version_rule,
    row_wrong_type_rule,
    description_long_rule,
    description_missing_rule,
    long_rule,
    skill_name_directory_rule,
    name_form_rule,
    name_long_rule,
    name_twice_rule,
    nested_rule,
    none_rule,
    stray_markdown_rule,
    skill_too_large_rule,
    failed_rule,
    archived_rule,
    branch_rule,
    checkout_rule,
    commit_id_rule,
    moved_rule,
    source_path_rule,
    pull_ref_rule,
    ref_ambiguous_rule,
    ref_missing_rule,
    repository_rule,
    repository_moved_rule,
    submodule_rule,
    attribute_changes_bytes_rule,
    attribute_conversion_rule,
    attribute_filter_rule,
    attribute_unfixed_rule,
    changed_while_hashing_rule,
    empty_directory_rule,
    hard_link_rule,
    ignored_rule,
    link_dangling_rule,
    link_outside_rule,
    link_unportable_rule,
    tree_name_not_portable_rule,
    name_not_utf8_rule,
    tree_name_twins_rule,
    name_unseen_rule,
    nested_git_rule,
    not_held_rule,
    tree_root_rule,
    special_file_rule,
    tree_submodule_rule,
    tree_too_deep_rule,
    tree_unreadable_rule,
    untracked_rule,
];

;// CONCATENATED MODULE: ./build/checks/find-rule.js
// Looks rules up by id. The one place that knows the whole table.


let table = null;
/** The rule with this id, or null. */
function findRule(id) {
    table ??= new Map(rules.map((rule) => [rule.id, rule]));
    return table.get(id) ?? null;
}
/** Every rule id, sorted. */
function ruleIds() {
    return rules.map((rule) => rule.id).toSorted(order/* byCodeUnits */.C);
}


/***/ })

};
