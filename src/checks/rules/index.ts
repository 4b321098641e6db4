// Every rule, sorted by id. Generated from the files beside it by `npm run docs`; do not edit.
import type { Rule } from '../rule.ts';
import { rule as agentSkillAllowedTools } from './agent-skill/allowed-tools.ts';
import { rule as agentSkillAllowedToolsList } from './agent-skill/allowed-tools-list.ts';
import { rule as agentSkillCompatibility } from './agent-skill/compatibility.ts';
import { rule as agentSkillDescription } from './agent-skill/description.ts';
import { rule as agentSkillEncoding } from './agent-skill/encoding.ts';
import { rule as agentSkillFrontmatter } from './agent-skill/frontmatter.ts';
import { rule as agentSkillLicense } from './agent-skill/license.ts';
import { rule as agentSkillLocation } from './agent-skill/location.ts';
import { rule as agentSkillMetadata } from './agent-skill/metadata.ts';
import { rule as agentSkillMetadataValue } from './agent-skill/metadata-value.ts';
import { rule as agentSkillName } from './agent-skill/name.ts';
import { rule as agentSkillNameDirectory } from './agent-skill/name-directory.ts';
import { rule as agentSkillNotDiscovered } from './agent-skill/not-discovered.ts';
import { rule as agentSkillUnknownKey } from './agent-skill/unknown-key.ts';
import { rule as agentBodyBlank } from './agent/body-blank.ts';
import { rule as agentBudget } from './agent/budget.ts';
import { rule as agentMissingKey } from './agent/missing-key.ts';
import { rule as agentSkillUnknown } from './agent/skill-unknown.ts';
import { rule as agentUnknownKey } from './agent/unknown-key.ts';
import { rule as agentValue } from './agent/value.ts';
import { rule as agentWrongType } from './agent/wrong-type.ts';
import { rule as capabilityEntryFile } from './capability/entry-file.ts';
import { rule as capabilityImplementation } from './capability/implementation.ts';
import { rule as capabilityInventory } from './capability/inventory.ts';
import { rule as capabilityName } from './capability/name.ts';
import { rule as capabilityNameNotPortable } from './capability/name-not-portable.ts';
import { rule as capabilityNameTwins } from './capability/name-twins.ts';
import { rule as capabilityOutside } from './capability/outside.ts';
import { rule as capabilityPluginMissing } from './capability/plugin-missing.ts';
import { rule as capabilityPublishedCopy } from './capability/published-copy.ts';
import { rule as capabilityRoot } from './capability/root.ts';
import { rule as capabilitySamePath } from './capability/same-path.ts';
import { rule as capabilityShadows } from './capability/shadows.ts';
import { rule as capabilityShadowsChanged } from './capability/shadows-changed.ts';
import { rule as capabilityTaskMetadata } from './capability/task-metadata.ts';
import { rule as capabilityTwoPlugins } from './capability/two-plugins.ts';
import { rule as capabilityTwoRows } from './capability/two-rows.ts';
import { rule as capabilityUnreadable } from './capability/unreadable.ts';
import { rule as changeFilesWithoutPin } from './change/files-without-pin.ts';
import { rule as changeFormatOnly } from './change/format-only.ts';
import { rule as changePreRelease } from './change/pre-release.ts';
import { rule as changeRegistryMoved } from './change/registry-moved.ts';
import { rule as changeRegistryRemoved } from './change/registry-removed.ts';
import { rule as changeRequiredRowRemoved } from './change/required-row-removed.ts';
import { rule as changeRowRemoved } from './change/row-removed.ts';
import { rule as changeRowRenamed } from './change/row-renamed.ts';
import { rule as changeSameVersionOtherBytes } from './change/same-version-other-bytes.ts';
import { rule as changeSimilarName } from './change/similar-name.ts';
import { rule as changeSourceMoved } from './change/source-moved.ts';
import { rule as changeVersionBack } from './change/version-back.ts';
import { rule as changeVersionLower } from './change/version-lower.ts';
import { rule as changeVersionOnly } from './change/version-only.ts';
import { rule as componentCycle } from './component/cycle.ts';
import { rule as componentDuplicate } from './component/duplicate.ts';
import { rule as componentId } from './component/id.ts';
import { rule as componentKind } from './component/kind.ts';
import { rule as componentMissingTarget } from './component/missing-target.ts';
import { rule as componentOutsideRoot } from './component/outside-root.ts';
import { rule as componentPath } from './component/path.ts';
import { rule as componentReference } from './component/reference.ts';
import { rule as componentReferenceTwice } from './component/reference-twice.ts';
import { rule as componentSelfReference } from './component/self-reference.ts';
import { rule as componentTooMany } from './component/too-many.ts';
import { rule as fleetArguments } from './fleet/arguments.ts';
import { rule as fleetDependency } from './fleet/dependency.ts';
import { rule as fleetDependencyCycle } from './fleet/dependency-cycle.ts';
import { rule as fleetLaterField } from './fleet/later-field.ts';
import { rule as fleetMissingKey } from './fleet/missing-key.ts';
import { rule as fleetNoSteps } from './fleet/no-steps.ts';
import { rule as fleetStepForm } from './fleet/step-form.ts';
import { rule as fleetStepTwice } from './fleet/step-twice.ts';
import { rule as fleetUnknownKey } from './fleet/unknown-key.ts';
import { rule as fleetValue } from './fleet/value.ts';
import { rule as fleetWrites } from './fleet/writes.ts';
import { rule as fleetWrongType } from './fleet/wrong-type.ts';
import { rule as manifestCompatibility } from './manifest/compatibility.ts';
import { rule as manifestDuplicateKey } from './manifest/duplicate-key.ts';
import { rule as manifestEvalsRetired } from './manifest/evals-retired.ts';
import { rule as manifestHiddenCharacter } from './manifest/hidden-character.ts';
import { rule as manifestIncompatible } from './manifest/incompatible.ts';
import { rule as manifestKind } from './manifest/kind.ts';
import { rule as manifestManifestVersion } from './manifest/manifest-version.ts';
import { rule as manifestMcpNotRun } from './manifest/mcp-not-run.ts';
import { rule as manifestMissing } from './manifest/missing.ts';
import { rule as manifestMissingKey } from './manifest/missing-key.ts';
import { rule as manifestMoreFindings } from './manifest/more-findings.ts';
import { rule as manifestName } from './manifest/name.ts';
import { rule as manifestNewerVocabulary } from './manifest/newer-vocabulary.ts';
import { rule as manifestNotJson } from './manifest/not-json.ts';
import { rule as manifestNotRegular } from './manifest/not-regular.ts';
import { rule as manifestNotUtf8 } from './manifest/not-utf8.ts';
import { rule as manifestOlderVocabulary } from './manifest/older-vocabulary.ts';
import { rule as manifestOtherGeneration } from './manifest/other-generation.ts';
import { rule as manifestRequires } from './manifest/requires.ts';
import { rule as manifestRequiresTwice } from './manifest/requires-twice.ts';
import { rule as manifestResourceKind } from './manifest/resource-kind.ts';
import { rule as manifestResourcePath } from './manifest/resource-path.ts';
import { rule as manifestRetiredKind } from './manifest/retired-kind.ts';
import { rule as manifestSchema } from './manifest/schema.ts';
import { rule as manifestSingleKind } from './manifest/single-kind.ts';
import { rule as manifestStateJsonReserved } from './manifest/state-json-reserved.ts';
import { rule as manifestTooLarge } from './manifest/too-large.ts';
import { rule as manifestUnknownKey } from './manifest/unknown-key.ts';
import { rule as manifestVersion } from './manifest/version.ts';
import { rule as manifestWrongType } from './manifest/wrong-type.ts';
import { rule as markdownBrokenLink } from './markdown/broken-link.ts';
import { rule as markdownMissingMention } from './markdown/missing-mention.ts';
import { rule as markdownUnseen } from './markdown/unseen.ts';
import { rule as markerComponentMissing } from './marker/component-missing.ts';
import { rule as markerMalformed } from './marker/malformed.ts';
import { rule as markerNotWhole } from './marker/not-whole.ts';
import { rule as markerOutside } from './marker/outside.ts';
import { rule as markerTargetMissing } from './marker/target-missing.ts';
import { rule as mcpArgs } from './mcp/args.ts';
import { rule as mcpCommand } from './mcp/command.ts';
import { rule as mcpCommandMissing } from './mcp/command-missing.ts';
import { rule as mcpCwd } from './mcp/cwd.ts';
import { rule as mcpCwdMissing } from './mcp/cwd-missing.ts';
import { rule as mcpDuplicateKey } from './mcp/duplicate-key.ts';
import { rule as mcpEnv } from './mcp/env.ts';
import { rule as mcpHeaders } from './mcp/headers.ts';
import { rule as mcpJson } from './mcp/json.ts';
import { rule as mcpLocation } from './mcp/location.ts';
import { rule as mcpPlaceholder } from './mcp/placeholder.ts';
import { rule as mcpSchema } from './mcp/schema.ts';
import { rule as mcpSecret } from './mcp/secret.ts';
import { rule as mcpServer } from './mcp/server.ts';
import { rule as mcpServerKey } from './mcp/server-key.ts';
import { rule as mcpServers } from './mcp/servers.ts';
import { rule as mcpUnknownKey } from './mcp/unknown-key.ts';
import { rule as mcpUrl } from './mcp/url.ts';
import { rule as mcpUrlForm } from './mcp/url-form.ts';
import { rule as payloadComponentNotLoaded } from './payload/component-not-loaded.ts';
import { rule as payloadEncoding } from './payload/encoding.ts';
import { rule as payloadFrontmatter } from './payload/frontmatter.ts';
import { rule as payloadHiddenCharacter } from './payload/hidden-character.ts';
import { rule as payloadRootUndeclared } from './payload/root-undeclared.ts';
import { rule as payloadTooDeep } from './payload/too-deep.ts';
import { rule as payloadUndeclared } from './payload/undeclared.ts';
import { rule as policyChanged } from './policy/changed.ts';
import { rule as policyUnknownKey } from './policy/unknown-key.ts';
import { rule as policyUnknownRule } from './policy/unknown-rule.ts';
import { rule as policyUnreadable } from './policy/unreadable.ts';
import { rule as policyValue } from './policy/value.ts';
import { rule as policyWaiverExpired } from './policy/waiver-expired.ts';
import { rule as policyWaiverUnused } from './policy/waiver-unused.ts';
import { rule as portableDuplicateKey } from './portable/duplicate-key.ts';
import { rule as portableExtensionMember } from './portable/extension-member.ts';
import { rule as portableExtensions } from './portable/extensions.ts';
import { rule as portableForeignDisagrees } from './portable/foreign-disagrees.ts';
import { rule as portableForeignManifest } from './portable/foreign-manifest.ts';
import { rule as portableLink } from './portable/link.ts';
import { rule as portableManifestJson } from './portable/manifest-json.ts';
import { rule as portableManifestMissing } from './portable/manifest-missing.ts';
import { rule as portableMetadata } from './portable/metadata.ts';
import { rule as portableMetadataForm } from './portable/metadata-form.ts';
import { rule as portableMoreFindings } from './portable/more-findings.ts';
import { rule as portableName } from './portable/name.ts';
import { rule as portableNearLocation } from './portable/near-location.ts';
import { rule as portablePathOutside } from './portable/path-outside.ts';
import { rule as portableSchema } from './portable/schema.ts';
import { rule as portableSkillsLocation } from './portable/skills-location.ts';
import { rule as portableUnknownField } from './portable/unknown-field.ts';
import { rule as promptArgument } from './prompt/argument.ts';
import { rule as promptLink } from './prompt/link.ts';
import { rule as registryDuplicateKey } from './registry/duplicate-key.ts';
import { rule as registryDuplicateRow } from './registry/duplicate-row.ts';
import { rule as registryEncoding } from './registry/encoding.ts';
import { rule as registryOneDirectory } from './registry/one-directory.ts';
import { rule as registryOrder } from './registry/order.ts';
import { rule as registryPackageWithoutRow } from './registry/package-without-row.ts';
import { rule as registryRequiresCycle } from './registry/requires-cycle.ts';
import { rule as registryRequiresMissing } from './registry/requires-missing.ts';
import { rule as registrySameDigest } from './registry/same-digest.ts';
import { rule as registryShape } from './registry/shape.ts';
import { rule as registrySimilarName } from './registry/similar-name.ts';
import { rule as registrySyntax } from './registry/syntax.ts';
import { rule as registryTooManyRows } from './registry/too-many-rows.ts';
import { rule as registryUnknownKey } from './registry/unknown-key.ts';
import { rule as registryUnreadable } from './registry/unreadable.ts';
import { rule as registryYamlFeature } from './registry/yaml-feature.ts';
import { rule as rowAudit } from './row/audit.ts';
import { rule as rowDescriptionDiffers } from './row/description-differs.ts';
import { rule as rowFieldDiffers } from './row/field-differs.ts';
import { rule as rowKind } from './row/kind.ts';
import { rule as rowMissingKey } from './row/missing-key.ts';
import { rule as rowName } from './row/name.ts';
import { rule as rowNotAMapping } from './row/not-a-mapping.ts';
import { rule as rowOtherServer } from './row/other-server.ts';
import { rule as rowPackageNotAdmitted } from './row/package-not-admitted.ts';
import { rule as rowProvides } from './row/provides.ts';
import { rule as rowRequires } from './row/requires.ts';
import { rule as rowRequiresRepeated } from './row/requires-repeated.ts';
import { rule as rowSha256 } from './row/sha256.ts';
import { rule as rowSourceLink } from './row/source-link.ts';
import { rule as rowSourceMissing } from './row/source-missing.ts';
import { rule as rowSourceUntracked } from './row/source-untracked.ts';
import { rule as rowSourceUrl } from './row/source-url.ts';
import { rule as rowUnknownKey } from './row/unknown-key.ts';
import { rule as rowVersion } from './row/version.ts';
import { rule as rowWrongType } from './row/wrong-type.ts';
import { rule as skillDescriptionLong } from './skill/description-long.ts';
import { rule as skillDescriptionMissing } from './skill/description-missing.ts';
import { rule as skillLong } from './skill/long.ts';
import { rule as skillNameDirectory } from './skill/name-directory.ts';
import { rule as skillNameForm } from './skill/name-form.ts';
import { rule as skillNameLong } from './skill/name-long.ts';
import { rule as skillNameTwice } from './skill/name-twice.ts';
import { rule as skillNested } from './skill/nested.ts';
import { rule as skillNone } from './skill/none.ts';
import { rule as skillStrayMarkdown } from './skill/stray-markdown.ts';
import { rule as skillTooLarge } from './skill/too-large.ts';
import { rule as smokeFailed } from './smoke/failed.ts';
import { rule as sourceArchived } from './source/archived.ts';
import { rule as sourceBranch } from './source/branch.ts';
import { rule as sourceCheckout } from './source/checkout.ts';
import { rule as sourceCommitId } from './source/commit-id.ts';
import { rule as sourceMoved } from './source/moved.ts';
import { rule as sourcePath } from './source/path.ts';
import { rule as sourcePullRef } from './source/pull-ref.ts';
import { rule as sourceRefAmbiguous } from './source/ref-ambiguous.ts';
import { rule as sourceRefMissing } from './source/ref-missing.ts';
import { rule as sourceRepository } from './source/repository.ts';
import { rule as sourceRepositoryMoved } from './source/repository-moved.ts';
import { rule as sourceSubmodule } from './source/submodule.ts';
import { rule as treeAttributeChangesBytes } from './tree/attribute-changes-bytes.ts';
import { rule as treeAttributeConversion } from './tree/attribute-conversion.ts';
import { rule as treeAttributeFilter } from './tree/attribute-filter.ts';
import { rule as treeAttributeUnfixed } from './tree/attribute-unfixed.ts';
import { rule as treeChangedWhileHashing } from './tree/changed-while-hashing.ts';
import { rule as treeEmptyDirectory } from './tree/empty-directory.ts';
import { rule as treeHardLink } from './tree/hard-link.ts';
import { rule as treeIgnored } from './tree/ignored.ts';
import { rule as treeLinkDangling } from './tree/link-dangling.ts';
import { rule as treeLinkOutside } from './tree/link-outside.ts';
import { rule as treeLinkUnportable } from './tree/link-unportable.ts';
import { rule as treeNameNotPortable } from './tree/name-not-portable.ts';
import { rule as treeNameNotUtf8 } from './tree/name-not-utf8.ts';
import { rule as treeNameTwins } from './tree/name-twins.ts';
import { rule as treeNameUnseen } from './tree/name-unseen.ts';
import { rule as treeNestedGit } from './tree/nested-git.ts';
import { rule as treeNotHeld } from './tree/not-held.ts';
import { rule as treeRoot } from './tree/root.ts';
import { rule as treeSpecialFile } from './tree/special-file.ts';
import { rule as treeSubmodule } from './tree/submodule.ts';
import { rule as treeTooDeep } from './tree/too-deep.ts';
import { rule as treeUnreadable } from './tree/unreadable.ts';
import { rule as treeUntracked } from './tree/untracked.ts';

export const rules: readonly Rule[] = [
  agentSkillAllowedTools,
  agentSkillAllowedToolsList,
  agentSkillCompatibility,
  agentSkillDescription,
  agentSkillEncoding,
  agentSkillFrontmatter,
  agentSkillLicense,
  agentSkillLocation,
  agentSkillMetadata,
  agentSkillMetadataValue,
  agentSkillName,
  agentSkillNameDirectory,
  agentSkillNotDiscovered,
  agentSkillUnknownKey,
  agentBodyBlank,
  agentBudget,
  agentMissingKey,
  agentSkillUnknown,
  agentUnknownKey,
  agentValue,
  agentWrongType,
  capabilityEntryFile,
  capabilityImplementation,
  capabilityInventory,
  capabilityName,
  capabilityNameNotPortable,
  capabilityNameTwins,
  capabilityOutside,
  capabilityPluginMissing,
  capabilityPublishedCopy,
  capabilityRoot,
  capabilitySamePath,
  capabilityShadows,
  capabilityShadowsChanged,
  capabilityTaskMetadata,
  capabilityTwoPlugins,
  capabilityTwoRows,
  capabilityUnreadable,
  changeFilesWithoutPin,
  changeFormatOnly,
  changePreRelease,
  changeRegistryMoved,
  changeRegistryRemoved,
  changeRequiredRowRemoved,
  changeRowRemoved,
  changeRowRenamed,
  changeSameVersionOtherBytes,
  changeSimilarName,
  changeSourceMoved,
  changeVersionBack,
  changeVersionLower,
  changeVersionOnly,
  componentCycle,
  componentDuplicate,
  componentId,
  componentKind,
  componentMissingTarget,
  componentOutsideRoot,
  componentPath,
  componentReference,
  componentReferenceTwice,
  componentSelfReference,
  componentTooMany,
  fleetArguments,
  fleetDependency,
  fleetDependencyCycle,
  fleetLaterField,
  fleetMissingKey,
  fleetNoSteps,
  fleetStepForm,
  fleetStepTwice,
  fleetUnknownKey,
  fleetValue,
  fleetWrites,
  fleetWrongType,
  manifestCompatibility,
  manifestDuplicateKey,
  manifestEvalsRetired,
  manifestHiddenCharacter,
  manifestIncompatible,
  manifestKind,
  manifestManifestVersion,
  manifestMcpNotRun,
  manifestMissing,
  manifestMissingKey,
  manifestMoreFindings,
  manifestName,
  manifestNewerVocabulary,
  manifestNotJson,
  manifestNotRegular,
  manifestNotUtf8,
  manifestOlderVocabulary,
  manifestOtherGeneration,
  manifestRequires,
  manifestRequiresTwice,
  manifestResourceKind,
  manifestResourcePath,
  manifestRetiredKind,
  manifestSchema,
  manifestSingleKind,
  manifestStateJsonReserved,
  manifestTooLarge,
  manifestUnknownKey,
  manifestVersion,
  manifestWrongType,
  markdownBrokenLink,
  markdownMissingMention,
  markdownUnseen,
  markerComponentMissing,
  markerMalformed,
  markerNotWhole,
  markerOutside,
  markerTargetMissing,
  mcpArgs,
  mcpCommand,
  mcpCommandMissing,
  mcpCwd,
  mcpCwdMissing,
  mcpDuplicateKey,
  mcpEnv,
  mcpHeaders,
  mcpJson,
  mcpLocation,
  mcpPlaceholder,
  mcpSchema,
  mcpSecret,
  mcpServer,
  mcpServerKey,
  mcpServers,
  mcpUnknownKey,
  mcpUrl,
  mcpUrlForm,
  payloadComponentNotLoaded,
  payloadEncoding,
  payloadFrontmatter,
  payloadHiddenCharacter,
  payloadRootUndeclared,
  payloadTooDeep,
  payloadUndeclared,
  policyChanged,
  policyUnknownKey,
  policyUnknownRule,
  policyUnreadable,
  policyValue,
  policyWaiverExpired,
  policyWaiverUnused,
  portableDuplicateKey,
  portableExtensionMember,
  portableExtensions,
  portableForeignDisagrees,
  portableForeignManifest,
  portableLink,
  portableManifestJson,
  portableManifestMissing,
  portableMetadata,
  portableMetadataForm,
  portableMoreFindings,
  portableName,
  portableNearLocation,
  portablePathOutside,
  portableSchema,
  portableSkillsLocation,
  portableUnknownField,
  promptArgument,
  promptLink,
  registryDuplicateKey,
  registryDuplicateRow,
  registryEncoding,
  registryOneDirectory,
  registryOrder,
  registryPackageWithoutRow,
  registryRequiresCycle,
  registryRequiresMissing,
  registrySameDigest,
  registryShape,
  registrySimilarName,
  registrySyntax,
  registryTooManyRows,
  registryUnknownKey,
  registryUnreadable,
  registryYamlFeature,
  rowAudit,
  rowDescriptionDiffers,
  rowFieldDiffers,
  rowKind,
  rowMissingKey,
  rowName,
  rowNotAMapping,
  rowOtherServer,
  rowPackageNotAdmitted,
  rowProvides,
  rowRequires,
  rowRequiresRepeated,
  rowSha256,
  rowSourceLink,
  rowSourceMissing,
  rowSourceUntracked,
  rowSourceUrl,
  rowUnknownKey,
  rowVersion,
  rowWrongType,
  skillDescriptionLong,
  skillDescriptionMissing,
  skillLong,
  skillNameDirectory,
  skillNameForm,
  skillNameLong,
  skillNameTwice,
  skillNested,
  skillNone,
  skillStrayMarkdown,
  skillTooLarge,
  smokeFailed,
  sourceArchived,
  sourceBranch,
  sourceCheckout,
  sourceCommitId,
  sourceMoved,
  sourcePath,
  sourcePullRef,
  sourceRefAmbiguous,
  sourceRefMissing,
  sourceRepository,
  sourceRepositoryMoved,
  sourceSubmodule,
  treeAttributeChangesBytes,
  treeAttributeConversion,
  treeAttributeFilter,
  treeAttributeUnfixed,
  treeChangedWhileHashing,
  treeEmptyDirectory,
  treeHardLink,
  treeIgnored,
  treeLinkDangling,
  treeLinkOutside,
  treeLinkUnportable,
  treeNameNotPortable,
  treeNameNotUtf8,
  treeNameTwins,
  treeNameUnseen,
  treeNestedGit,
  treeNotHeld,
  treeRoot,
  treeSpecialFile,
  treeSubmodule,
  treeTooDeep,
  treeUnreadable,
  treeUntracked,
];
