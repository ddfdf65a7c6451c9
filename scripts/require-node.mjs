const minimum = 20;

if (Number.parseInt(process.versions.node, 10) < minimum) {
  console.error(
    `Cieniomat needs Node ${minimum} or newer, this is ${process.version}: https://nodejs.org/`,
  );
  process.exit(1);
}
