// The style of the capability screen: light and dark by the reader's setting, narrow windows, no images.

export const styles = `
:root{color-scheme:light dark;--ink:#1a1a1a;--soft:#555;--paper:#fff;--line:#c8c8c8;--bad:#a40000;--go:#0b57d0}
@media (prefers-color-scheme:dark){:root{--ink:#ececec;--soft:#b4b4b4;--paper:#161616;--line:#444;--bad:#ff9b8f;--go:#9cc2ff}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:60rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);overflow-wrap:anywhere}
h1{margin:0}h2{margin:2rem 0 .5rem}h3{margin:0;font-size:1rem}
nav a{margin-right:1rem}a{color:var(--go)}
.skip{position:absolute;left:-999rem}.skip:focus{left:1rem;top:0;background:var(--paper)}
.entries{list-style:none;margin:.5rem 0;padding:0}
.entry{border-top:1px solid var(--line);padding:.75rem 0}
.entry p{margin:.25rem 0}.title,.owner,.none{color:var(--soft);font-weight:400}
.shadowed h3{text-decoration:line-through}
.state,.problems,.error{color:var(--bad)}
button,input,textarea{font:inherit;color:inherit;background:transparent;border:1px solid var(--line);border-radius:.3rem;padding:.25rem .6rem}
button{cursor:pointer}:focus-visible{outline:3px solid var(--go);outline-offset:2px}
dialog{width:min(40rem,95vw);color:var(--ink);background:var(--paper);border:1px solid var(--line);border-radius:.5rem}
label{display:block;margin:.5rem 0}label input,label textarea{display:block;width:100%}
[hidden]{display:none}
#status:empty{display:none}
`;
