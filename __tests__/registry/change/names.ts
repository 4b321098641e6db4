// Names as a catalogue could have them, none meant to resemble another, and names made to be mistaken for
// one of them. Made up for these tests.

/** Two hundred names. */
export const plainNames: readonly string[] = `
accessibility-audit agenda-builder api-contract archive-search arxiv-digest asset-inventory audio-transcript
backlog-groomer backup-planner bash-tutor benchmark-runner bibliography-tool bird-calls blog-outline board-report
branch-cleaner budget-tracker bug-triage build-doctor calendar-sync canvas-sketch cargo-helper changelog-writer
chart-maker checklist citation-finder clinical-notes cloud-costs cluster-status code-review color-palette
commit-coach compliance-map contract-redline cookbook copy-editor crash-report crm-notes css-inspector csv-cleaner
customer-voice daily-standup dashboard-kit data-dictionary database-tuner deck-builder dependency-graph
design-critique diagram diff-explainer docker-lint docs-navigator domain-glossary drone-log email-drafts
embedding-lab energy-meter entity-linker epidemiology error-budget essay-feedback etl-sketch event-storming
exam-maker excel-formulas experiment-log expense-sorter fact-check faq-writer feature-flags field-survey
figma-handoff file-renamer finance-brief fixture-factory flashcards fleet-planner flow-tracer font-matcher
forecasting form-filler fuzz-harness gantt-view genome-browser geojson git-historian glossary go-vet-notes
grammar-guide grant-writer graph-query hackathon hardware-bom helm-values hiring-rubric html-mail hydrology
icon-search image-caption incident-timeline index-advisor infra-drift interview-kit invoice-reader issue-labels
java-migration job-scheduler jq-recipes json-diff jupyter-tidy kanban keyboard-maps kotlin-style kubectl-guard
lab-notebook landing-page latex-compile law-search learning-path lesson-plan library-hours license-scan
linguistics link-checker localization log-analyst machine-room mail-merge map-tiles market-research
materials-db math-proofs meeting-minutes menu-planner merge-queue metric-names microscopy migration-guide
mind-map mock-server model-card molecule-viewer music-theory mutation-tests network-trace newsletter nutrition
oauth-setup observability ocr-pipeline okr-tracker onboarding openapi-mock org-chart packaging page-reader
parking paper-review parquet-peek patent-search pdf-forms peer-feedback perf-profile persona phishing-drill
photo-album pipeline-viz pivot-tables plant-care podcast-notes poetry-form policy-check pomodoro portfolio
postmortem press-kit pricing-table privacy-scan procurement prompt-lab proofread protein-fold qa-matrix
quantum-notes quiz-bank radar-chart readme-wizard recipe-scaler refactor-plan regex-helper release-train
remote-sensing resume-tailor retro-board risk-register roadmap robotics rss-digest runbook rust-borrow
safety-case sales-pitch satellite schema-evolve screenplay screenshots sdk-generator seating-plan secrets-sweep
seismology sentiment
`
  .trim()
  .split(/\s+/)
  .slice(0, 200);

/** Twenty squats, each with the name it is after and how it is told. */
export const squats: readonly (readonly [squat: string, victim: string, how: string])[] = [
  ['code-revlew', 'code-review', 'confusable'],
  ['code.review', 'code-review', 'separators'],
  ['codereview', 'code-review', 'separators'],
  ['page-raeder', 'page-reader', 'swapped'],
  ['page-readers', 'page-reader', 'distance'],
  ['page-reeder', 'page-reader', 'distance'],
  ['pdf-form5', 'pdf-forms', 'confusable'],
  ['pdf-forrns', 'pdf-forms', 'confusable'],
  ['c5v-cleaner', 'csv-cleaner', 'confusable'],
  ['csv-c1eaner', 'csv-cleaner', 'confusable'],
  ['csv-deaner', 'csv-cleaner', 'confusable'],
  ['r0admap', 'roadmap', 'confusable'],
  ['raodmap', 'roadmap', 'swapped'],
  ['roadmapp', 'roadmap', 'distance'],
  ['flow-tracar', 'flow-tracer', 'distance'],
  ['flovv-tracer', 'flow-tracer', 'confusable'],
  ['meeting-minuets', 'meeting-minutes', 'swapped'],
  ['incident-time-1ine', 'incident-timeline', 'confusable'],
  ['dependancy-graphs', 'dependency-graph', 'distance'],
  ['аudio-transcript', 'audio-transcript', 'confusable'],
];
