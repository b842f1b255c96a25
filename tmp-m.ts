import sharp from 'sharp'
import { readFileSync } from 'node:fs'
const lines=readFileSync('.storybook/visual/hashes.txt','utf8').split('\n')
const get=(k:string)=>{const [id,m]=k.split(' ');const l=lines.find(x=>x.startsWith(`${id} ${m} `));return `.cache/visual/pictures/${l!.split(' ')[3]}.png`}
const row=async(keys:string[],out:string,H=1000)=>{const m=await Promise.all(keys.map(async k=>{const [id,mo,top='0']=k.split(' ');const i=sharp(get(`${id} ${mo}`));const {width,height}=await i.metadata();const t=Math.min(Number(top),Math.max(0,height!-50));const h=Math.min(H,height!-t);return {w:width!,h,b:await sharp(get(`${id} ${mo}`)).extract({left:0,top:t,width:width!,height:h}).toBuffer()}}));const w=m.reduce((s,i)=>s+i.w+10,0);let x=0;const c=m.map(i=>{const r={input:i.b,left:x,top:0};x+=i.w+10;return r});await sharp({create:{width:w,height:Math.max(...m.map(i=>i.h)),channels:3,background:'#888'}}).composite(c).png().toFile('/tmp/shots/'+out)}
for (const [o,...k] of JSON.parse(process.argv[2]!)) await row(k,o)
