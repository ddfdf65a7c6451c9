#!/bin/sh
# Builds the Dockerfile where no registry of images can be reached: its base is made of Debian's packages and the node
# package, under the name that the Dockerfile asks for. Needs root, mmdebstrap and buildah.
#   tools/images/build.sh [FOLDER]      the store of images; default .cache/image
# DEBIAN_MIRROR: another mirror of Debian. npm's settings and the trusted certificates of this machine apply in the build.
set -eu
cd "$(dirname "$0")/../.."
folder=${1:-.cache/image}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
base=docker.io/library/node:24-bookworm-slim
certificates=/etc/ssl/certs/ca-certificates.crt
buildah() { command buildah --storage-driver vfs --root "$folder/store" --runroot "$folder/run" "$@"; }

if ! buildah inspect --type image "$base" >/dev/null 2>&1; then
  mmdebstrap --quiet --variant=minbase --include=ca-certificates bookworm "$folder/base.tar" ${DEBIAN_MIRROR:-}
  container=$(buildah from scratch)
  buildah add --quiet "$container" "$folder/base.tar" /
  buildah add --quiet --chmod 755 "$container" node_modules/node/bin/node /usr/local/bin/node
  buildah add --quiet "$container" "$(npm root --global)/npm" /usr/local/lib/node_modules/npm
  buildah run --isolation chroot "$container" -- sh -c '
    ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
    useradd --uid 1000 --user-group --create-home node'
  buildah commit --quiet --rm "$container" "$base" >/dev/null
  rm "$folder/base.tar"
fi

npm config list --json | node -e '
  const { registry, cafile } = JSON.parse(require("fs").readFileSync(0, "utf8"));
  console.log(`registry=${registry}` + (cafile ? `\ncafile=${process.argv[1]}` : ""));
' "$certificates" >"$folder/npmrc"
[ ! -f "$HOME/.npmrc" ] || cat "$HOME/.npmrc" >>"$folder/npmrc"
buildah build --layers --isolation chroot --pull-never --tag cieniomat \
  --volume "$folder/npmrc:/usr/local/etc/npmrc:ro" --volume "$certificates:$certificates:ro" .
buildah images
