try {
  var t = localStorage.theme
  if (/^(light|dark)$/.test(t)) document.documentElement.dataset.theme = t
} catch {}
