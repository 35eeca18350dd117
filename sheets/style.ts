/**
 * @module
 * How ruling sheets look, on a screen (light or dark) and on A4 paper. It loads nothing.
 */

export const STYLE = `
:root{color-scheme:light dark;--ink:#1c2024;--soft:#5b636d;--line:#d8dde3;--paper:#fff;--desk:#eef1f4;--shade:#f5f7f9;--legal:#1a7f37;--violation:#b3261e;--unverifiable:#8a5a00;--unusable:#5b636d;--mark:#fff3cf;--link:#0b57d0}
@media (prefers-color-scheme:dark){:root{--ink:#e6e9ed;--soft:#a2abb6;--line:#39414b;--paper:#191d22;--desk:#101317;--shade:#21262d;--legal:#4ac26b;--violation:#ff7b72;--unverifiable:#e3b341;--unusable:#a2abb6;--mark:#3d3414;--link:#8ab4f8}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;padding:2rem 1rem;background:var(--desk);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Liberation Sans",sans-serif;overflow-wrap:break-word}
main{max-width:56rem;margin:0 auto}
h1,h2,h3,h4,h5,p,ul,dl,dd,pre,blockquote{margin:0;padding:0}
ul{list-style:none}
a{color:var(--link)}
code,pre,td,dd,h2{overflow-wrap:anywhere}
code,pre{font-family:ui-monospace,"SF Mono",Consolas,"Liberation Mono",monospace;font-size:.82em}
table{width:100%;border-collapse:collapse;font-size:.86rem;line-height:1.4}
th,td{padding:.3rem .6rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
thead th{border-bottom:2px solid var(--line);color:var(--soft);font-weight:600;white-space:nowrap}
tbody th{width:7.5rem;color:var(--soft);font-weight:400}
.wide{overflow-x:auto}
.sheet,.list{background:var(--paper);border:1px solid var(--line);border-radius:10px;padding:2rem 2.25rem;margin:0 0 2rem}
.sheet{border-top:6px solid var(--verdict)}
.legal{--verdict:var(--legal)}.violation{--verdict:var(--violation)}.unverifiable{--verdict:var(--unverifiable)}.unusable{--verdict:var(--unusable)}
.kind{color:var(--soft);font-size:.8rem;font-weight:600;letter-spacing:.09em;text-transform:uppercase}
h1,h2{font-size:1.65rem;line-height:1.25;margin:.15rem 0 .6rem}
.verdict{font-size:1.1rem;color:var(--verdict)}
.verdict .sign{display:inline-block;min-width:1.7em;padding:0 .35em;border-radius:.3em;background:var(--verdict);color:var(--paper);text-align:center;font-weight:700}
.verdict .counts{color:var(--soft);font-size:.95rem}
dl.about{display:flex;flex-wrap:wrap;gap:.5rem 2.25rem;margin:1.1rem 0 0;padding:.85rem 0;border:solid var(--line);border-width:1px 0}
dt{color:var(--soft);font-size:.8rem}
.lead{margin:1.1rem 0 0}
article{margin:2.25rem 0 0}
h3{display:flex;flex-wrap:wrap;align-items:baseline;gap:.2rem .6rem;padding-bottom:.45rem;border-bottom:2px solid var(--ink);font-size:1.2rem;line-height:1.3}
h3 .number{align-self:center;min-width:1.75rem;padding:0 .4rem;border-radius:1rem;background:var(--violation);color:var(--paper);font-size:.95rem;line-height:1.75rem;text-align:center}
.where{color:var(--soft);font-size:.85rem;font-weight:400}
.seat{margin-left:auto;padding:0 .6rem;border:1px solid var(--line);border-radius:1rem;font-size:.85rem;font-weight:600}
.part{margin:1.1rem 0 0}
h4{margin:0 0 .35rem;color:var(--soft);font-size:.8rem;font-weight:600;letter-spacing:.05em;text-transform:uppercase}
h4 code{letter-spacing:0;text-transform:none;font-weight:400}
.turn{margin:0 0 .45rem;font-weight:600}
th.whose{color:var(--ink)}
tr.compared>*,dl.table .compared{background:var(--mark)}
tr.compared th,.compared dt{color:var(--ink);font-weight:600}
dl.table{display:grid;grid-template-columns:repeat(auto-fill,minmax(14rem,1fr));gap:.35rem .9rem;margin:.75rem 0 0;font-size:.86rem;line-height:1.4}
dl.table .over{grid-column:1/-1;font-weight:600}
dl.table>div{padding:.15rem .4rem;border-left:2px solid var(--line)}
.says{font-size:1.08rem;font-weight:600}
pre{margin:.35rem 0 0;padding:.55rem .75rem;border-radius:6px;background:var(--shade);white-space:pre-wrap}
.said{margin:.35rem 0 0;color:var(--soft);font-style:italic}
.why{padding:.8rem 1rem;border-left:4px solid var(--violation);background:var(--shade);border-radius:0 6px 6px 0}
.why .wide{margin:.5rem 0 0}
dl.facts{display:flex;flex-wrap:wrap;gap:.35rem 1.75rem;margin:.5rem 0 0}
dl.facts dd{font-weight:600}
.both{display:grid;grid-template-columns:1fr 1fr;gap:.9rem}
blockquote{display:flex;flex-direction:column;gap:.35rem;padding:.75rem .9rem;border:1px solid var(--line);border-radius:6px}
blockquote.none{border-style:dashed;color:var(--soft)}
h5{color:var(--soft);font-size:.75rem;font-weight:600}
blockquote footer{margin-top:auto;font-size:.86rem}
.note{margin:.4rem 0 0;color:var(--soft);font-size:.86rem}
.instead li{padding:.15rem 0 .15rem 1.3rem;position:relative}
.instead li::before{content:"✓";position:absolute;left:0;color:var(--legal);font-weight:700}
.instead code{color:var(--soft)}
.open{margin:2.25rem 0 0}
ul.doubts{margin:.75rem 0 0}
ul.doubts>li{padding:.6rem 0;border-bottom:1px solid var(--line)}
ul.places .where::before{content:"("}
ul.places .where::after{content:")"}
ul.places{display:flex;flex-wrap:wrap;gap:0 1.25rem;color:var(--soft);font-size:.86rem}
.sheet>footer{margin:2.25rem 0 0;padding:.85rem 0 0;border-top:1px solid var(--line);color:var(--soft);font-size:.75rem}
.sheet>footer div{display:flex;gap:.6rem}
.sheet>footer dt{min-width:4.5rem;font-size:1em}
.list .tally{margin:0 0 1rem;color:var(--soft)}
.list td:first-child{color:var(--verdict);font-weight:600;white-space:nowrap}
.list td.number{text-align:right;font-variant-numeric:tabular-nums}
@media (max-width:40rem){body{padding:0}.sheet,.list{border-radius:0;border-width:6px 0 0;padding:1.25rem 1rem}.both{grid-template-columns:1fr}}
@page{size:A4;margin:14mm 15mm 16mm}
@media print{
:root{color-scheme:light;--ink:#000;--soft:#444;--line:#bbb;--paper:#fff;--desk:#fff;--shade:#f4f4f4;--legal:#1a7f37;--violation:#b3261e;--unverifiable:#8a5a00;--unusable:#555;--mark:#fff3cf;--link:#000}
*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
body{padding:0;background:none;font-size:10pt;line-height:1.4}
main{max-width:none}
.sheet,.list{margin:0;padding:0;border:0;border-radius:0}
.sheet{padding-top:3mm;border-top:2mm solid var(--verdict)}
.sheet+.sheet,.list+.sheet{break-before:page}
article+article{margin-top:8mm}
h3,h4{break-after:avoid}
.part,tr,blockquote,ul.doubts>li,.sheet>footer,dl.table>div{break-inside:avoid}
.before{break-inside:auto}
.wide{overflow:visible}
thead{display:table-header-group}
a{text-decoration:none}
}
`;
